import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import type { PhoneNote } from './texts.ts'

const PhoneDialog = lazyPart(() =>
  import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })),
)

/** The dialog with the code of an address, for the component that opens it to render. */
export function usePhoneDialog(href: string, note: PhoneNote): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <PhoneDialog href={href} note={note} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { open: () => setOpen(true), dialog }
}
