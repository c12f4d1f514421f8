package main

import (
	"net"
	"net/http"
	"time"
)

// page loads the program and runs it.
const page = `<!DOCTYPE html><title>tapper</title><link rel="icon" href="data:,"><script src="wasm_exec.js"></script><script src="kept.js"></script><script>
const go = new Go();
window.looked.then(() => WebAssembly.instantiateStreaming(fetch("tapper.wasm"), go.importObject).then(loaded => go.run(loaded.instance))).catch(reason => console.log("fault " + reason));
</script>`

// serve serves the page on this machine alone until stop is called.
func serve(program, loader string) (address string, stop func(), err error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	files := http.NewServeMux()
	files.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte(page)) // who has gone need not have it
	})
	files.HandleFunc("/tapper.wasm", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "max-age=86400") // so that the browser keeps it, compiled
		http.ServeFile(w, r, program)
	})
	for name, file := range map[string]string{"/wasm_exec.js": loader, "/kept.js": "../web/kept.js"} {
		files.HandleFunc(name, func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, file) })
	}
	server := &http.Server{Handler: files, ReadHeaderTimeout: time.Second}
	go func() { _ = server.Serve(listener) }() // ends with stop
	return "http://" + listener.Addr().String() + "/", func() { _ = server.Close() }, nil
}
