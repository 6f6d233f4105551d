import { refundStatuses } from '@hojip/orders/rules'
import { useTexts } from '@hojip/platform/page'
import { ActionBar, Button, ErrorSummary, Notice, Price } from '@hojip/platform/ui'
import { FieldsPanel } from './fields-panel.tsx'
import { ProductPanel } from './product-panel.tsx'
import { NextPanel, SumPanel } from './sum-panel.tsx'
import { refundTexts } from '../texts.ts'
import { TypePanel } from './type-panel.tsx'
import { useApplication, type ApplicationWish } from './use-application.ts'

/** The whole application form. Problems are listed above it and shown beside their fields. */
export function ApplicationForm(wish: ApplicationWish) {
  const t = useTexts(refundTexts)
  const form = useApplication(wish)
  const label = !form.before
    ? t.submit
    : form.before.refundStatus === refundStatuses.applied
      ? t.save
      : t.applyAgain
  const button = (look: string) => (
    <Button
      type="submit"
      kind="jade"
      size="lg"
      busy={form.isSending}
      busyText={t.submitting}
      className={look}
    >
      {label}
    </Button>
  )
  return (
    <form
      noValidate
      className="grid items-start gap-2 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isSending) form.submit()
      }}
    >
      <div className="grid gap-2 lg:gap-4">
        <ErrorSummary problems={form.summary} />
        {form.refusal && (
          <Notice tone="crimson" live>
            {form.refusal}
          </Notice>
        )}
        {form.isRestored && <Notice live>{t.draftStored}</Notice>}
        <ProductPanel form={form} />
        <TypePanel form={form} />
        <FieldsPanel form={form} />
      </div>
      <div className="grid gap-2 lg:sticky lg:top-4 lg:gap-4">
        <SumPanel form={form} button={button('mt-4 w-full max-lg:hidden')} />
        <NextPanel order={wish.order} />
      </div>
      <ActionBar>
        <span className="grid text-12 text-ink-3">
          {t.expected}
          {form.sums ? <Price value={form.draft.amount || form.sums.totalMoney} exact /> : <span>—</span>}
        </span>
        {button('ml-auto rounded-full! min-h-11!')}
      </ActionBar>
    </form>
  )
}
