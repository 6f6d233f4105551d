import { freightHref } from '@hojip/hrefs/freight'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, classNames, Icon, Link, plusIcon, Tag } from '@hojip/platform/ui'
import type { Template } from '../contract.ts'
import { freightTexts } from './texts.ts'

type Props = { list: readonly Template[]; shown: string | undefined; onNew: () => void }

export function TemplateList({ list, shown, onNew }: Props) {
  const t = useTexts(freightTexts)
  return (
    <section aria-labelledby="templates" className="overflow-hidden card">
      <header className="flex items-center justify-between gap-2 border-b border-line py-2.5 pr-3 pl-4">
        <h2 id="templates" className="text-16 font-bold">
          {t.templates}
        </h2>
        <ButtonLink
          size="sm"
          className="max-lg:min-h-11!"
          href={freightHref({ template: 'new' })}
          onClick={onNew}
        >
          <Icon of={plusIcon} size={14} />
          {t.newOne}
        </ButtonLink>
      </header>
      <ul>
        {list.map(({ pkId, name, unit, isDefault, goodsNum }) => (
          <li key={pkId} className="border-b border-line">
            <Link
              href={freightHref({ template: pkId })}
              aria-current={pkId === shown ? 'true' : undefined}
              className={classNames(
                'grid min-h-14 gap-0.5 border-l-3 px-4 py-2.5 hover:bg-hover',
                pkId === shown ? 'border-jade bg-jade-soft' : 'border-transparent',
              )}
            >
              <span className="flex items-center justify-between gap-2">
                <b className="min-w-0 font-medium break-words">{name}</b>
                {isDefault && <Tag tone="jade">{t.isDefault}</Tag>}
              </span>
              <span className="text-12 text-ink-2">{`${t.units[unit]} · ${t.inUse(goodsNum)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="px-4 py-2.5 text-12 text-ink-2">{t.ordersStay}</p>
    </section>
  )
}
