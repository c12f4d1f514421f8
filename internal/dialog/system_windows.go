package dialog

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/sys/windows"
)

// System is the dialogs of the system, the best first.
func System() []Asker { return []Asker{common} }

// longest is how many letters a path may have.
const longest = 32768

// common asks by the dialogs every Windows has. They stay on the thread that opened them.
func common(_ context.Context, q Question) (string, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED); err == nil {
		defer windows.CoUninitialize()
	}
	title, err := windows.UTF16PtrFromString(q.Title)
	if err != nil {
		return "", err
	}
	if q.Kind == Folder {
		return browse(title)
	}
	name, err := windows.UTF16FromString(q.Name)
	if err != nil || len(name) > longest {
		return "", errors.Join(errors.New("no name for a file"), err)
	}
	path := make([]uint16, longest)
	copy(path, name)
	return openOrSave(q.Kind, title, path)
}

// openFileName is OPENFILENAMEW of the system's interface.
type openFileName struct {
	size            uint32
	owner, instance uintptr
	filter, custom  *uint16
	maxCustom       uint32
	filterIndex     uint32
	file            *uint16
	maxFile         uint32
	fileTitle       *uint16
	maxFileTitle    uint32
	initialDir      *uint16
	title           *uint16
	flags           uint32
	fileOffset      uint16
	fileExtension   uint16
	defaultEnding   *uint16
	customData      uintptr
	hook            uintptr
	template        *uint16
	reserved        uintptr
	reservedToo     uint32
	flagsToo        uint32
}

// What the dialog is to do: look as of today, keep the folder of the process, ask before a
// file is replaced.
const (
	explorer      = 0x00080000
	noChangeDir   = 0x00000008
	fileMustExist = 0x00001000
	askOverwrite  = 0x00000002
	hideReadOnly  = 0x00000004
)

func openOrSave(kind Kind, title *uint16, path []uint16) (string, error) {
	library, call := windows.NewLazySystemDLL("comdlg32.dll"), "GetOpenFileNameW"
	how := openFileName{title: title, file: &path[0], maxFile: uint32(len(path)), flags: explorer | noChangeDir | hideReadOnly | fileMustExist}
	if kind == Save {
		call, how.flags = "GetSaveFileNameW", explorer|noChangeDir|hideReadOnly|askOverwrite
	}
	how.size = uint32(unsafe.Sizeof(how))
	did, failed := library.NewProc(call), library.NewProc("CommDlgExtendedError")
	if err := errors.Join(did.Find(), failed.Find()); err != nil {
		return "", err
	}
	if ok, _, _ := did.Call(uintptr(unsafe.Pointer(&how))); ok != 0 {
		return windows.UTF16ToString(path), nil
	}
	if why, _, _ := failed.Call(); why != 0 {
		return "", fmt.Errorf("%s: error %#x", call, why)
	}
	return "", nil
}

// browseInfo is BROWSEINFOW of the system's interface.
type browseInfo struct {
	owner, root uintptr
	name, title *uint16
	flags       uint32
	hook, data  uintptr
	image       int32
}

// foldersAlone and newLook let the dialog offer folders of disks alone, and look as of today.
const (
	foldersAlone = 0x0001
	newLook      = 0x0040
)

func browse(title *uint16) (string, error) {
	shell, ole := windows.NewLazySystemDLL("shell32.dll"), windows.NewLazySystemDLL("ole32.dll")
	show, pathOf, free := shell.NewProc("SHBrowseForFolderW"), shell.NewProc("SHGetPathFromIDListW"), ole.NewProc("CoTaskMemFree")
	if err := errors.Join(show.Find(), pathOf.Find(), free.Find()); err != nil {
		return "", err
	}
	name := make([]uint16, windows.MAX_PATH)
	how := browseInfo{name: &name[0], title: title, flags: foldersAlone | newLook}
	item, _, _ := show.Call(uintptr(unsafe.Pointer(&how)))
	if item == 0 {
		return "", nil
	}
	defer free.Call(item)
	path := make([]uint16, windows.MAX_PATH)
	if ok, _, _ := pathOf.Call(item, uintptr(unsafe.Pointer(&path[0]))); ok == 0 {
		return "", errors.New("SHGetPathFromIDListW: no path")
	}
	return windows.UTF16ToString(path), nil
}
