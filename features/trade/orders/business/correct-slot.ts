import { createContext, type ReactNode } from 'react'

export interface CorrectDialogProps {
  parcel: { pkId: string; number: string; type: string }
  /** Corrects a mistyped number, or sends a parcel that came back once more. */
  purpose: 'correct' | 'sendAgain'
  onClose: () => void
}

/** The room `shipping` owns parcels and depends on this one, so the business site passes its dialog in here. */
export const CorrectDialogSlot = createContext<((props: CorrectDialogProps) => ReactNode) | null>(null)
