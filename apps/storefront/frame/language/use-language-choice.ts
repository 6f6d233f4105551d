import type { Locale } from '@hojip/platform/i18n'
import { chooseLanguage, useClient, useViewer } from '@hojip/platform/page'

/** How long the page waits for the account's setting before it changes its language. */
const waitsMs = 1_000

/** Changes the language here, and stores it with the account of a signed-in shopper for their other browsers. */
export function useLanguageChoice(): (locale: Locale) => void {
  const client = useClient()
  const isSignedIn = useViewer() !== null
  return (locale) => {
    if (!isSignedIn) return chooseLanguage(locale)
    const stored = client('POST /appUserSetting/update', { locale }).catch(() => undefined)
    const waited = new Promise((done) => setTimeout(done, waitsMs))
    void Promise.race([stored, waited]).then(() => chooseLanguage(locale))
  }
}
