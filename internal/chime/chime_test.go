package chime

import (
	"bytes"
	"encoding/binary"
	"sync"
	"testing"
)

func TestAWaveIsAsLongAsItsTonesAndSoftAtItsEnds(t *testing.T) {
	for _, u := range []Urgency{Notice, Hurry, Up} {
		millis := 0
		for _, tone := range u.tones() {
			millis += tone.Millis
		}
		file := wave(u.tones())
		if !bytes.HasPrefix(file, []byte("RIFF")) || int(binary.LittleEndian.Uint32(file[4:])) != len(file)-8 {
			t.Fatalf("%d is no sound file of its own length", u)
		}
		if got, want := (len(file)-44)/2, rate*millis/1000; got < want-10 || got > want+10 {
			t.Errorf("%d has %d samples, want %d", u, got, want)
		}
		loudest := 0
		for at := 44; at < len(file); at += 2 {
			loudest = max(loudest, int(int16(binary.LittleEndian.Uint16(file[at:]))))
		}
		if end := int16(binary.LittleEndian.Uint16(file[len(file)-2:])); end != 0 || loudest < 10000 {
			t.Errorf("%d ends at %d and is at most %d loud", u, end, loudest)
		}
	}
}

func TestWhatPressesMoreLastsLonger(t *testing.T) {
	length := func(u Urgency) (n int) {
		for _, ms := range u.buzzes() {
			n += ms
		}
		return n
	}
	if length(Notice) >= length(Hurry) || length(Hurry) >= length(Up) {
		t.Errorf("%d, %d and %d milliseconds", length(Notice), length(Hurry), length(Up))
	}
}

func TestOnlyWhatIsAskedForIsHeardAndOneAtATime(t *testing.T) {
	var mu sync.Mutex
	played, buzzed := 0, 0
	begun, end := make(chan struct{}, 4), make(chan struct{})
	b := with(device{
		play: func(Urgency) {
			mu.Lock()
			played++
			mu.Unlock()
			begun <- struct{}{}
			<-end
		},
		buzz: func(Urgency) { buzzed++ },
	})
	b.Ring(Call{})
	b.Ring(Call{Vibrate: true})
	b.Ring(Call{Sound: true})
	<-begun
	b.Ring(Call{Sound: true, Urgency: Up}) // not heard: the first still sounds
	close(end)
	mu.Lock()
	defer mu.Unlock()
	if played != 1 || buzzed != 1 {
		t.Errorf("played %d times and buzzed %d times, want once each", played, buzzed)
	}
	silent := with(device{})
	silent.Ring(Call{Sound: true, Vibrate: true})
	if silent.Sounds() || silent.Vibrates() {
		t.Error("a device without means is silent")
	}
}
