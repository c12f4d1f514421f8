/* Wine before 9 lacks bcryptprimitives.dll, without which no program in Go starts.
   This stands in for the one function of it that is asked for, in tests alone. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T size) {
	return RtlGenRandom(to, (ULONG)size);
}
