package main

import (
	"io"
	"net"
	"os"
	"os/exec"
	"sync"

	"github.com/quickcast/quickcast/e2e/headless"
)

// host is "quickcast serve" as a program of its own, which can be killed.
type host struct {
	program, folder, address string
	runs                     *exec.Cmd
}

func newHost(program string) (*host, error) {
	folder, err := os.MkdirTemp("", "shared")
	if err != nil {
		return nil, err
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	h := &host{program: program, folder: folder, address: free.Addr().String()}
	_ = free.Close()
	return h, h.start()
}

func (h *host) start() error {
	h.runs = exec.Command(h.program, "serve", "--addr", h.address, "--tables", h.folder)
	h.runs.Stderr = os.Stderr
	if err := h.runs.Start(); err != nil {
		return err
	}
	return headless.Until("the host to answer", func() (bool, error) {
		line, err := net.Dial("tcp", h.address)
		if err == nil {
			_ = line.Close()
		}
		return err == nil, nil
	})
}

// kill ends it as a machine does that loses its power.
func (h *host) kill() error {
	err := h.runs.Process.Kill()
	_ = h.runs.Wait() // it was killed
	return err
}

func (h *host) close() {
	_ = h.kill()
	_ = os.RemoveAll(h.folder)
}

// door passes on what comes, until it is shut.
type door struct {
	address  string
	listener net.Listener

	mu    sync.Mutex
	shut  bool
	lines []net.Conn
}

func newDoor(to string) (*door, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	d := &door{address: listener.Addr().String(), listener: listener}
	go func() {
		for {
			in, err := listener.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", to)
			if err != nil || !d.open(in, out) {
				_ = in.Close()
				continue
			}
			go pass(in, out)
			go pass(out, in)
		}
	}()
	return d, nil
}

func pass(to, from net.Conn) {
	_, _ = io.Copy(to, from) // however it ends, both end
	_ = to.Close()
	_ = from.Close()
}

func (d *door) open(lines ...net.Conn) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.lines = append(d.lines, lines...)
	return !d.shut
}

// cut breaks all lines and lets none through any more, or lets them through again.
func (d *door) cut(yes bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.shut = yes; yes {
		for _, l := range d.lines {
			_ = l.Close()
		}
		d.lines = nil
	}
}

func (d *door) close() {
	_ = d.listener.Close()
	d.cut(true)
}
