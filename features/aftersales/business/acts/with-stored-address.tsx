import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Dialog, NotYet } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ReturnAddress } from '../../contract.ts'
import { shopRefundTexts } from '../texts.ts'

type WithStoredAddressProps = {
  title: string
  onClose: () => void
  children: (stored: ReturnAddress | null) => ReactNode
}

/** Loads the shop's stored return address and renders a dialog with it. */
export function WithStoredAddress({ title, onClose, children }: WithStoredAddressProps) {
  const t = useTexts(shopRefundTexts)
  const { data, error, refetch } = useLazyCall('GET /bizConsole/queryReturnAddress', {})
  if (data) return children(data.returnAddress)
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <NotYet words={t} error={error} onRetry={refetch} />
    </Dialog>
  )
}
