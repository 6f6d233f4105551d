import { helpHref, topics } from '@hojip/help/rules'
import { usePort } from '@hojip/help/storefront'
import { Footer } from '@hojip/platform/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

const never = () => () => undefined

/** False while what the server drew is taken over: it knew no settings, which may have come before this part. */
const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The footer with the help articles, and the phone line that the settings name. */
export function MallFooter() {
  const port = usePort()
  const known = useSettings()
  const settings = useTakenOver() ? known : undefined
  const helpHrefs = useMemo(
    () => Object.fromEntries(topics.map((topic) => [topic, helpHref(topic, port)])),
    [port],
  )
  return (
    <Footer
      helpHrefs={helpHrefs}
      phone={settings?.csPhone}
      {...(settings ? { hours: settings.csHours } : {})}
    />
  )
}
