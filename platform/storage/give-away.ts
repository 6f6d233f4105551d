/** Copies a text; false when the browser does not let it. Pages without TLS have no clipboard, but the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing without TLS
    if (navigator.clipboard) return await navigator.clipboard.writeText(text).then(() => true)
    return copySelected(text)
  } catch {
    return false
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  // In its place it must not move the page.
  box.style.position = 'fixed'
  // Outside of an open dialog nothing can be selected.
  ;(before?.closest('dialog') ?? document.body).append(box)
  box.focus({ preventScroll: true })
  box.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the page came without https
    return document.execCommand('copy')
  } finally {
    box.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Opens the device's share dialog; false where there is none. */
export function shareByDevice(data: ShareData): boolean {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing without TLS, and on many computers
  if (!navigator.share) return false
  // Closing the dialog is not an error.
  navigator.share(data).catch(() => undefined)
  return true
}
