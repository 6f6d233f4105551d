import { usePage, useTexts } from '@hojip/platform/page'
import { useHasRoom } from '@hojip/platform/ui'
import { PhoneCode } from './phone-code.tsx'
import { usePhonePlace } from './place.ts'
import { phoneTexts, type PhoneNote } from './texts.ts'

/** The code beside a page, for readers who would rather hold it in their hand; nothing on a phone. */
export function PhoneCard({ href, note }: { href: string; note: PhoneNote }) {
  const texts = useTexts(phoneTexts)
  usePhonePlace(usePage().pathname, href, note)
  if (!useHasRoom()) return null
  return (
    <section
      aria-label={texts.title}
      className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3.5 rounded-lg bg-surface p-4 text-12 text-ink-3"
    >
      <PhoneCode href={href} />
      <p>
        <b className="mb-1 block text-13 text-ink">{texts.title}</b>
        {texts.notes[note]}
      </p>
    </section>
  )
}
