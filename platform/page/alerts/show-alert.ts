import { notifications } from '../../storage/index.ts'
import { wantsAlerts } from './stored-choice.ts'

/** Whether the user wants notifications about the subject in this browser, which allows them. */
export function mayAlertHere(subject: string, userId: string | undefined): boolean {
  return wantsAlerts(subject, userId) && notifications()?.permission === 'granted'
}

/** Whether a notification about the subject may be shown now: the user does not look at this window. */
export function mayAlert(subject: string, userId: string | undefined): boolean {
  return document.visibilityState === 'hidden' && mayAlertHere(subject, userId)
}

interface Alert {
  title: string
  body: string
  /** The browser shows one notification for a tag, however many windows ask for it. */
  tag: string
  /** After the window has been brought to the front. */
  onPress?: () => void
}

/** Shows a notification of the browser. Phones that allow them only to service workers show none. */
export function showAlert({ title, body, tag, onPress }: Alert): void {
  const Shown = notifications()
  if (!Shown) return
  try {
    const shown = new Shown(title, { body, tag })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onPress?.()
    })
  } catch {
    // Chrome on Android has the constructor and refuses it.
  }
}
