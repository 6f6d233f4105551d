import { useTexts } from '@hojip/platform/page'
import { Dialog } from '@hojip/platform/ui'
import { PhoneCode } from './phone-code.tsx'
import { phoneTexts, type PhoneNote } from './texts.ts'

type PhoneDialogProps = { href: string; note: PhoneNote; onClose: () => void }

/** The code of a page, and what the phone shows once it is read. */
export function PhoneDialog({ href, note, onClose }: PhoneDialogProps) {
  const texts = useTexts(phoneTexts)
  return (
    <Dialog title={note === 'mall' ? texts.mall : texts.title} width="sm" onClose={onClose}>
      <div className="grid justify-items-center gap-3.5 pt-1 text-center">
        <PhoneCode href={href} className="w-58 p-3!" />
        <p className="text-13 text-ink-2">{texts.scan}</p>
        <p className="text-13 text-pretty text-ink-3">{texts.notes[note]}</p>
      </div>
    </Dialog>
  )
}
