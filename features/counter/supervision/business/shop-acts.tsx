import { ReasonDialog } from '@hojip/platform/console'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Select } from '@hojip/platform/ui'
import { useState } from 'react'
import type { FoundShop } from '../contract.ts'
import { closeReasons, fewestWords, mostWords, type CloseReason } from '../rules/limits.ts'
import { supervisionTexts } from './texts.ts'

const refreshes = ['GET /sysConsole/findShop/{pkId}', 'POST /sysConsole/queryShops'] as const
const limits = { fewest: fewestWords, most: mostWords }

interface ActProps {
  shop: FoundShop
  onClose: () => void
}

/** Closing an open shop, or opening a closed one. */
export function ShopActs({ shop }: { shop: FoundShop }) {
  const t = useTexts(supervisionTexts)
  const [isOpen, setOpen] = useState(false)
  const isClosed = shop.state === 'closed'
  const Act = isClosed ? OpenShop : CloseShop
  return (
    <>
      <Button kind={isClosed ? 'jade' : 'danger'} className="min-h-11!" onClick={() => setOpen(true)}>
        {isClosed ? t.open : t.close}
      </Button>
      {isOpen && <Act shop={shop} onClose={() => setOpen(false)} />}
    </>
  )
}

function CloseShop({ shop: { pkId, shopName, openOrderNum }, onClose }: ActProps) {
  const t = useTexts(supervisionTexts)
  const [reason, setReason] = useState<CloseReason>('fraud')
  const { run, isRunning, error } = useWrite('POST /sysConsole/closeShop', {
    quiet: true,
    refreshes,
    onSuccess: () => {
      toast('success', t.closed(shopName))
      onClose()
    },
  })
  return (
    <ReasonDialog
      texts={t}
      {...limits}
      error={error}
      onClose={onClose}
      title={t.closeOf(shopName)}
      note={t.closeNote(openOrderNum)}
      send={t.close}
      isBusy={isRunning}
      onSend={(words) => run({ pkId, reason, words })}
    >
      <Select
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value as CloseReason)}
      >
        {closeReasons.map((one) => (
          <option key={one} value={one}>
            {t.reasons[one]}
          </option>
        ))}
      </Select>
    </ReasonDialog>
  )
}

function OpenShop({ shop: { pkId, shopName }, onClose }: ActProps) {
  const t = useTexts(supervisionTexts)
  const { run, isRunning, error } = useWrite('POST /sysConsole/openShop', {
    quiet: true,
    refreshes,
    onSuccess: () => {
      toast('success', t.opened(shopName))
      onClose()
    },
  })
  return (
    <ReasonDialog
      texts={t}
      {...limits}
      error={error}
      onClose={onClose}
      title={t.openOf(shopName)}
      note={t.openNote}
      send={t.open}
      isBusy={isRunning}
      onSend={(words) => run({ pkId, words })}
    />
  )
}
