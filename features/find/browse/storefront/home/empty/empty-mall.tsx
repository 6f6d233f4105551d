import { businessHref } from '@hojip/hrefs/business'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, CopyButton, EmptyState } from '@hojip/platform/ui'
import { emptyMallTexts } from './texts.ts'

const command = 'npm run catalog:import -- goods.csv'

/** Shown while the mall has no products: a note for visitors, and the import command for the operator. */
export function EmptyMall() {
  const texts = useTexts(emptyMallTexts)
  return (
    <div className="my-4 rounded-lg bg-surface pb-8">
      <EmptyState
        title={texts.title}
        text={texts.text}
        action={
          <ButtonLink kind="jade" href={businessHref}>
            {texts.action}
          </ButtonLink>
        }
      />
      <div className="mx-auto grid max-w-130 gap-2 px-4 text-center">
        <p className="text-13 text-ink-2">{texts.operator}</p>
        <p className="flex items-center justify-between gap-2 rounded-md bg-inset py-1 pr-1 pl-3.5 text-left text-13 ring-line">
          <code>{command}</code>
          <CopyButton text={command} name={texts.importCommand} />
        </p>
      </div>
    </div>
  )
}
