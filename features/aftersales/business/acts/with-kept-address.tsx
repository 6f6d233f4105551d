import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Dialog, NotYet } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ReturnAddress } from '../../contract.ts'
import { shopRefundTexts } from '../texts.ts'

type WithKeptAddressProps = {
  title: string
  onClose: () => void
  children: (kept: ReturnAddress | null) => ReactNode
}

/** A dialog that begins with the address the shop has kept. */
export function WithKeptAddress({ title, onClose, children }: WithKeptAddressProps) {
  const t = useTexts(shopRefundTexts)
  const { data, error, refetch } = useLazyCall('GET /bizConsole/queryReturnAddress', {})
  if (data) return children(data.returnAddress)
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <NotYet words={t} error={error} onRetry={refetch} />
    </Dialog>
  )
}
