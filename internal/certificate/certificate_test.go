package certificate_test

import (
	"crypto/rand"
	"crypto/x509"
	"errors"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/certificate"
)

var now = time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)

// trusts makes what a device knows that trusts the authority.
func trusts(t *testing.T, a *certificate.Authority) *x509.CertPool {
	t.Helper()
	cert, err := x509.ParseCertificate(a.Public())
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(cert)
	return pool
}

// A device that trusts the authority once trusts what it signs on other days, for the
// addresses of the house and for no others.
func TestTrustedForLocalAddressesAlone(t *testing.T) {
	folder := t.TempDir()
	first, err := certificate.Open(folder, now, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	later := now.Add(300 * 24 * time.Hour)
	again, err := certificate.Open(folder, later, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	if first.Fingerprint() != again.Fingerprint() {
		t.Fatal("another authority on another day: every phone would have to trust it anew")
	}
	outside := net.ParseIP("93.184.216.34")
	made, err := again.Server([]net.IP{net.ParseIP("192.168.1.7"), net.ParseIP("fe80::1"), outside}, later, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	leaf, err := x509.ParseCertificate(made.Certificate[0])
	if err != nil {
		t.Fatal(err)
	}
	pool := trusts(t, first)
	for name, want := range map[string]bool{"192.168.1.7": true, "fe80::1": true, "localhost": true, "192.168.1.8": false, outside.String(): false, "example.org": false} {
		_, err := leaf.Verify(x509.VerifyOptions{Roots: pool, DNSName: name, CurrentTime: later})
		if (err == nil) != want {
			t.Errorf("%s: trusted %v, want %v (%v)", name, err == nil, want, err)
		}
	}
	if holds := leaf.NotAfter.Sub(leaf.NotBefore); holds > 398*24*time.Hour {
		t.Errorf("holds for %v: phones refuse more than 398 days", holds)
	}
}

// The authority's key is its user's alone; a new one is made only where the old one
// has run out, and never where a file is damaged.
func TestFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	first, err := certificate.Open(folder, now, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	key := filepath.Join(folder, "authority.key")
	if info, err := os.Stat(key); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("others can read the key: %v (%v)", info.Mode(), err)
	}
	old, err := certificate.Open(folder, now.Add(11*365*24*time.Hour), rand.Reader)
	if err != nil || old.Fingerprint() == first.Fingerprint() {
		t.Errorf("one that has run out is still used (%v)", err)
	}
	if err := os.WriteFile(key, []byte("nonsense"), 0o600); err != nil {
		t.Fatal(err)
	}
	var refused *certificate.Error
	if _, err := certificate.Open(folder, now, rand.Reader); !errors.As(err, &refused) {
		t.Errorf("a damaged key: %v", err)
	}
	if err := os.WriteFile(filepath.Join(folder, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := certificate.Open(filepath.Join(folder, "file"), now, rand.Reader); !errors.As(err, &refused) {
		t.Errorf("a file for a folder: %v", err)
	}
}
