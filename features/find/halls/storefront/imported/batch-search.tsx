import { productHref } from '@hojip/hrefs/browse'
import { importedHref } from '@hojip/hrefs/halls'
import type { Output } from '@hojip/platform/client'
import { useDates, useLazyCall, useNavigate, useTexts } from '@hojip/platform/page'
import { barcodeIcon, Button, Icon, inputStyle, Link, Picture, Skeleton } from '@hojip/platform/ui'
import { useId, type SubmitEvent } from 'react'
import type { ImportedSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'

type Batch = Output<'GET /bizGoods/queryBatch'>

/** A field for the number on a pack, and the papers of the batch that the address names. */
export function BatchSearch({ search }: { search: ImportedSearch }) {
  const t = useTexts(hallsTexts)
  const id = useId()
  const navigate = useNavigate()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('batch')
    const batch = typeof typed === 'string' ? typed.trim() : ''
    if (batch) navigate(importedHref({ ...search, batch, page: 1 }), { keepScroll: true })
  }
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg bg-surface p-3 max-lg:mt-3 lg:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon of={barcodeIcon} size={22} className="text-jade-text" />
        <div className="min-w-0 flex-1 basis-60 text-13">
          <h2 id={`${id}-title`} className="inline font-bold">
            {t.lookUp}
          </h2>{' '}
          <span className="text-ink-3">{t.lookUpText}</span>
        </div>
        <form action={importedHref()} onSubmit={onSubmit} className="flex min-w-0 gap-2 max-md:w-full">
          <input
            type="text"
            // Another address fills the field anew.
            key={search.batch ?? ''}
            aria-label={t.batch}
            name="batch"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t.hint}
            defaultValue={search.batch ?? ''}
            className={`${inputStyle} figures min-w-0 flex-1 md:w-50!`}
          />
          <Button type="submit" kind="jadeLine" className="min-h-11!">
            {t.find}
          </Button>
        </form>
      </div>
      {search.batch && <Papers number={search.batch} search={search} />}
    </section>
  )
}

function Papers({ number, search }: { number: string; search: ImportedSearch }) {
  const t = useTexts(hallsTexts)
  const { data } = useLazyCall('GET /bizGoods/queryBatch', { number }, { when: true })
  return (
    <div role="status" className="mt-3 border-t border-line pt-3">
      {data ? <Found batch={data} /> : <Skeleton className="h-16 w-full" />}
      <Link
        href={importedHref({ ...search, batch: undefined })}
        className="mt-1 inline-flex min-h-11 items-center text-13 text-jade-text"
      >
        {t.closePapers}
      </Link>
    </div>
  )
}

function Found({ batch: { number, list } }: { batch: Batch }) {
  const dates = useDates()
  const t = useTexts(hallsTexts)
  if (list.length === 0)
    return (
      <>
        <h3 className="text-15 font-bold">{t.unknown(number)}</h3>
        <p className="mt-1 max-w-180 text-13 text-ink-2">{t.unknownText}</p>
      </>
    )
  return (
    <>
      <h3 className="text-15 font-bold">{t.papersOf(number)}</h3>
      <ul className="mt-2 grid gap-3">
        {list.map(({ goods, papers }) => (
          <li key={goods.pkId} className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 text-13">
            <Picture of={goods.goodsPic} alt="" sizes="72px" className="aspect-square rounded-md" />
            <div className="min-w-0">
              <Link href={productHref(goods.pkId)} className="text-14 font-medium hover:text-jade-text">
                {goods.goodsName}
              </Link>
              <p className="text-12 text-ink-3">
                {[goods.countryName, ...(goods.placeName ? [goods.placeName] : [])].join(' · ')}
                {' · '}
                {t.landed[goods.cameBy]?.(dates.figures(goods.landedOn)) ?? dates.figures(goods.landedOn)}
                {' · '}
                {t.importer} {goods.importer}
              </p>
              <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
                {papers.map((paper) => (
                  <div key={paper.kind} className="contents">
                    <dt className="text-ink-2">{t.papers[paper.kind]}</dt>
                    <dd>
                      <span translate="no" className="figures font-medium">
                        {paper.number}
                      </span>{' '}
                      <span className="text-ink-3">{t.issued(paper.issuedOn)}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3">{t.recorded}</p>
    </>
  )
}
