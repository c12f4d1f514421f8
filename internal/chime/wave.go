package chime

import (
	"encoding/binary"
	"math"
)

const (
	rate   = 22050 // samples a second
	fade   = 180   // samples in which a tone comes and goes, so that it does not crack
	volume = 0.45
)

// wave is a sound file (RIFF, 16 bit, one channel) of tones.
func wave(tones []Tone) []byte {
	var samples []int16
	for _, t := range tones {
		n := rate * t.Millis / 1000
		for i := range n {
			loud := volume * min(1, float64(i)/fade, float64(n-1-i)/fade)
			samples = append(samples, int16(loud*math.MaxInt16*math.Sin(2*math.Pi*float64(t.Hertz)*float64(i)/rate)))
		}
	}
	const head = 44
	size := 2 * len(samples)
	file := make([]byte, 0, head+size)
	le := binary.LittleEndian
	file = append(file, "RIFF"...)
	file = le.AppendUint32(file, uint32(head-8+size))
	file = append(file, "WAVEfmt "...)
	file = le.AppendUint32(file, 16)
	file = le.AppendUint16(file, 1) // plain samples
	file = le.AppendUint16(file, 1) // one channel
	file = le.AppendUint32(file, rate)
	file = le.AppendUint32(file, 2*rate)
	file = le.AppendUint16(file, 2)
	file = le.AppendUint16(file, 16)
	file = append(file, "data"...)
	file = le.AppendUint32(file, uint32(size))
	for _, s := range samples {
		file = le.AppendUint16(file, uint16(s))
	}
	return file
}
