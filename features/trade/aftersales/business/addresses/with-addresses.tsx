import type { Output } from '@hojip/platform/client'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Dialog, NotYet } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { shopRefundTexts } from '../texts.ts'

export type StoredAddress = Output<'GET /bizConsole/queryReturnAddress'>['list'][number]

type WithAddressesProps = {
  title: string
  onClose: () => void
  /** Gets the shop's return addresses, the default one first. */
  children: (stored: readonly StoredAddress[]) => ReactNode
}

/** Loads the shop's return addresses and renders a dialog with them. */
export function WithAddresses({ title, onClose, children }: WithAddressesProps) {
  const t = useTexts(shopRefundTexts)
  const { data, error, refetch } = useLazyCall('GET /bizConsole/queryReturnAddress', {})
  if (data) return children(data.list)
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <NotYet words={t} error={error} onRetry={refetch} />
    </Dialog>
  )
}
