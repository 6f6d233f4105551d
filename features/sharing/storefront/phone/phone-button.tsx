import { usePage, useTexts } from '@hojip/platform/page'
import { deviceMobileIcon, Icon } from '@hojip/platform/ui'
import { lazy, Suspense, useState } from 'react'
import { usePhonePlace } from './place.ts'
import { phoneTexts, type PhoneNote } from './texts.ts'

const PhoneDialog = lazy(() =>
  import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })),
)

type PhoneButtonProps = {
  href: string
  note: PhoneNote
  /** For the desktop only: a phone has no other phone to go on with. */
  className: string
}

/** Opens the code by which a phone goes on with this page. */
export function PhoneButton({ href, note, className }: PhoneButtonProps) {
  const texts = useTexts(phoneTexts)
  usePhonePlace(usePage().pathname, href, note)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <Icon of={deviceMobileIcon} size={18} />
        {texts.buttons[note]}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog href={href} note={note} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
