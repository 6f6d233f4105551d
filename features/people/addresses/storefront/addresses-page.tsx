import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { ActionBar, Button, EmptyState, Icon, Notice, plusThinIcon, TitleBar } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { Address } from '../contract.ts'
import { maxAddresses } from '../rules/limits.ts'
import { AddressList } from './address-list.tsx'
import { addressesTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: addressesTexts[locale].title,
    description: addressesTexts[locale].description,
    noIndex: true,
  }
}

const AddressSheet = lazyPart(() =>
  import('./address-sheet.tsx').then((module) => ({ default: module.AddressSheet })),
)

/** All addresses of the user: add, change, delete, and choose the default. */
export function Page() {
  const t = useTexts(addressesTexts)
  const { list: addresses } = useCall('GET /appUserAddress/queryAllAddress', {})
  const [open, setOpen] = useState<{ address?: Address }>()
  const isFull = addresses.length >= maxAddresses
  const isEmpty = addresses.length === 0
  const addButton = (look: { block?: boolean; className?: string }) => (
    <Button kind="jade" disabled={isFull} onClick={() => setOpen({})} {...look}>
      <Icon of={plusThinIcon} size={16} />
      {t.add}
    </Button>
  )
  const close = () => setOpen(undefined)
  return (
    <>
      <TitleBar title={t.title} />
      <AccountFrame here="addresses">
        <div className="pt-3 pb-10 lg:p-0">
          <AccountTitle
            note={!isEmpty && t.count(addresses.length, maxAddresses)}
            more={!isEmpty && addButton({})}
          >
            {t.title}
          </AccountTitle>
          {isFull && (
            <div className="mb-3">
              <Notice tone="amber">{t.full(maxAddresses)}</Notice>
            </div>
          )}
          {isEmpty ? (
            <section className="card">
              <EmptyState
                title={t.emptyTitle}
                text={t.emptyText}
                action={addButton({ className: 'max-lg:hidden' })}
              />
            </section>
          ) : (
            <AddressList addresses={addresses} onEdit={(address) => setOpen({ address })} />
          )}
        </div>
      </AccountFrame>
      <ActionBar>{addButton({ block: true, className: 'min-h-11!' })}</ActionBar>
      <Suspense fallback={null}>
        {open && <AddressSheet address={open.address} isFirst={isEmpty} onSaved={close} onClose={close} />}
      </Suspense>
    </>
  )
}
