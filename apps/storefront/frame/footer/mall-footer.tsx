import { topicHref, topics } from '@hojip/help/rules'
import { usePort } from '@hojip/help/storefront'
import { useMemo } from 'react'
import { Footer } from './footer.tsx'
import { useSettings } from '../settings.ts'

/** The footer with links to the help articles, and the phone line from the settings. */
export function MallFooter() {
  const port = usePort()
  const settings = useSettings()
  const helpHrefs = useMemo(
    () => Object.fromEntries(topics.map((topic) => [topic, topicHref(topic, port)])),
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
