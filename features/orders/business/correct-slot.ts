import { createContext, type ReactNode } from 'react'

export interface CorrectDialogProps {
  parcel: { pkId: string; number: string; type: string }
  /** A mistyped number is put right, or a parcel that came back leaves again. */
  purpose: 'correct' | 'sendAgain'
  onClose: () => void
}

/** Parcels belong to the room of shipping, which knows this one; so the site puts its dialog in here. */
export const CorrectDialogSlot = createContext<((props: CorrectDialogProps) => ReactNode) | null>(null)
