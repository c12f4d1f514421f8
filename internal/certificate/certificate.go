// Package certificate makes what a server in a flat's own network needs for https: an
// authority of its own, kept in a folder, which phones can be told to trust, and under
// it a certificate for the addresses served today.
package certificate

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

// How long certificates hold. Phones refuse those of servers that hold for longer
// than 398 days.
const (
	authorityHolds = 10 * 365 * 24 * time.Hour
	serverHolds    = 180 * 24 * time.Hour
	early          = 24 * time.Hour // for devices whose clock is late
)

// The files of an authority.
const (
	certFile = "authority.crt"
	keyFile  = "authority.key"
)

// Authority signs certificates for addresses of local networks, and for no others:
// who trusts it is safe from it anywhere else.
type Authority struct {
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
}

// Error says what is wrong with the folder of an authority.
type Error struct {
	Folder string
	Err    error
}

func (e *Error) Error() string { return fmt.Sprintf("the certificate in %s: %v", e.Folder, e.Err) }

func (e *Error) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *Error) Message() (string, map[string]any) {
	return "serve.badCertificate", map[string]any{"Folder": e.Folder, "Why": e.Err.Error()}
}

// Open reads the authority kept in a folder, or makes one there if there is none, or
// only one that has run out by now. It refuses (Error) a folder it cannot use, and one
// whose files are damaged: another authority would have to be trusted anew.
func Open(folder string, now time.Time, random io.Reader) (*Authority, error) {
	a, err := read(folder)
	if errors.Is(err, fs.ErrNotExist) || err == nil && now.After(a.cert.NotAfter.Add(-serverHolds)) {
		a, err = create(folder, now, random)
	}
	if err != nil {
		return nil, &Error{Folder: folder, Err: err}
	}
	return a, nil
}

func read(folder string) (*Authority, error) {
	cert, err := block(filepath.Join(folder, certFile))
	if err != nil {
		return nil, err
	}
	key, err := block(filepath.Join(folder, keyFile))
	if err != nil {
		return nil, err
	}
	a := &Authority{}
	if a.cert, err = x509.ParseCertificate(cert); err != nil {
		return nil, err
	}
	if a.key, err = x509.ParseECPrivateKey(key); err != nil {
		return nil, err
	}
	if !a.key.PublicKey.Equal(a.cert.PublicKey) {
		return nil, errors.New("its two files do not belong together")
	}
	return a, nil
}

// block reads the one block of a PEM file.
func block(file string) ([]byte, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	found, _ := pem.Decode(data)
	if found == nil {
		return nil, fmt.Errorf("%s holds no certificate and no key", filepath.Base(file))
	}
	return found.Bytes, nil
}

// create makes an authority and keeps it, the key for this user alone.
func create(folder string, now time.Time, random io.Reader) (*Authority, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), random)
	if err != nil {
		return nil, err
	}
	plan, err := plan("Quickcast at home", now, authorityHolds, random)
	if err != nil {
		return nil, err
	}
	plan.IsCA, plan.BasicConstraintsValid, plan.MaxPathLenZero = true, true, true
	plan.KeyUsage = x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature
	plan.PermittedDNSDomainsCritical = true
	plan.PermittedDNSDomains = []string{"localhost", "local"}
	plan.PermittedIPRanges = localNetworks()
	der, err := x509.CreateCertificate(random, plan, plan, key.Public(), key)
	if err != nil {
		return nil, err
	}
	secret, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	// The key first: a certificate alone would be taken for damaged.
	if err := os.WriteFile(filepath.Join(folder, keyFile), pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: secret}), 0o600); err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(folder, certFile), pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o644); err != nil {
		return nil, err
	}
	return read(folder)
}

// plan is what all certificates have.
func plan(name string, now time.Time, holds time.Duration, random io.Reader) (*x509.Certificate, error) {
	serial := make([]byte, 16)
	if _, err := io.ReadFull(random, serial); err != nil {
		return nil, err
	}
	serial[0] = serial[0]&0x7f | 1 // neither negative nor nothing
	return &x509.Certificate{
		SerialNumber: new(big.Int).SetBytes(serial), Subject: pkix.Name{CommonName: name},
		NotBefore: now.Add(-early), NotAfter: now.Add(holds),
	}, nil
}

// localNetworks are the addresses nobody has in the internet: private ones, those
// within one wire, and this machine's own.
func localNetworks() []*net.IPNet {
	var all []*net.IPNet
	for _, text := range []string{
		"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "127.0.0.0/8",
		"fc00::/7", "fe80::/10", "::1/128",
	} {
		if _, network, err := net.ParseCIDR(text); err == nil {
			all = append(all, network)
		}
	}
	return all
}

// Server makes a certificate for the addresses among ips that lie in a local network,
// and for "localhost".
func (a *Authority) Server(ips []net.IP, now time.Time, random io.Reader) (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), random)
	if err != nil {
		return tls.Certificate{}, err
	}
	plan, err := plan("Quickcast", now, serverHolds, random)
	if err != nil {
		return tls.Certificate{}, err
	}
	plan.KeyUsage, plan.ExtKeyUsage = x509.KeyUsageDigitalSignature, []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}
	plan.DNSNames = []string{"localhost"}
	for _, ip := range ips {
		for _, network := range a.cert.PermittedIPRanges {
			if network.Contains(ip) {
				plan.IPAddresses = append(plan.IPAddresses, ip)
				break
			}
		}
	}
	der, err := x509.CreateCertificate(random, plan, a.cert, key.Public(), a.key)
	if err != nil {
		return tls.Certificate{}, err
	}
	return tls.Certificate{Certificate: [][]byte{der, a.cert.Raw}, PrivateKey: key}, nil
}

// Public is the authority's own certificate as devices take it in (DER).
func (a *Authority) Public() []byte { return a.cert.Raw }

// Fingerprint tells two authorities apart, as devices show it: the beginning of the
// SHA-256 of its certificate.
func (a *Authority) Fingerprint() string {
	sum := sha256.Sum256(a.cert.Raw)
	return fmt.Sprintf("% X", sum[:8])
}
