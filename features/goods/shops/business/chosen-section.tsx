import { useLazyCall, useTexts } from '@hojip/platform/page'
import {
  arrowDownIcon,
  arrowUpIcon,
  Button,
  closeIcon,
  Dialog,
  EmptyState,
  IconButton,
  inputStyle,
  Picture,
  priceText,
  Skeleton,
  Tag,
} from '@hojip/platform/ui'
import { useState } from 'react'
import type { OwnShop } from '../contract.ts'
import { Section, type SectionProps } from './sections.tsx'
import { ownShopTexts } from './texts.ts'

const most = 12

type Chosen = OwnShop['chosen'][number]

/** The products that the shop's page shows first, in an order of the shop's choice. */
export function ChosenSection({ shop, draft, change }: SectionProps) {
  const t = useTexts(ownShopTexts)
  const [known, setKnown] = useState(() => new Map(shop.chosen.map((one) => [one.pkId, one])))
  const [isFinding, setFinding] = useState(false)
  const [announced, setAnnounced] = useState('')
  const ids = draft.chosenIds
  const chosen = ids.flatMap((id) => known.get(id) ?? [])
  const setIds = (chosenIds: string[]) => change({ chosenIds })
  const move = (one: Chosen, by: -1 | 1) => {
    const from = ids.indexOf(one.pkId)
    setIds(ids.with(from, ids[from + by]!).with(from + by, one.pkId))
    setAnnounced(t.moved(one.goodsName, from + by + 1, ids.length))
  }
  const add = (one: Chosen) => {
    setKnown(new Map(known).set(one.pkId, one))
    setIds([...ids, one.pkId])
    setFinding(false)
  }
  return (
    <Section name={t.sections.chosen} note={t.hints.chosen}>
      {chosen.length === 0 ? (
        <p className="text-13 text-ink-2">{t.noneChosen}</p>
      ) : (
        <ol className="grid">
          {chosen.map((one, at) => (
            <ChosenRow
              key={one.pkId}
              one={one}
              isFirst={at === 0}
              isLast={at === chosen.length - 1}
              onMove={(by) => move(one, by)}
              onRemove={() => setIds(ids.filter((id) => id !== one.pkId))}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <Button
        id="shop-chosenIds"
        type="button"
        className="min-h-11! justify-self-start"
        disabled={ids.length >= most}
        onClick={() => setFinding(true)}
      >
        {t.add}
      </Button>
      {isFinding && <Finder taken={ids} onPick={add} onClose={() => setFinding(false)} />}
    </Section>
  )
}

interface ChosenRowProps {
  one: Chosen
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function ChosenRow({ one, isFirst, isLast, onMove, onRemove }: ChosenRowProps) {
  const t = useTexts(ownShopTexts)
  const { goodsName: name } = one
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
      <Picture of={one.goodsPic} alt="" sizes="48px" className="size-12 flex-none rounded-md" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-14">{name}</span>
        <span className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
          <span className="figures">{priceText(one.price)}</span>
          {!one.isOnSale && <Tag tone="crimson">{t.offSale}</Tag>}
        </span>
      </span>
      <IconButton of={arrowUpIcon} label={t.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton of={arrowDownIcon} label={t.later(name)} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton of={closeIcon} label={t.remove(name)} onClick={onRemove} />
    </li>
  )
}

interface FinderProps {
  taken: readonly string[]
  onPick: (one: Chosen) => void
  onClose: () => void
}

function Finder({ taken, onPick, onClose }: FinderProps) {
  const t = useTexts(ownShopTexts)
  const [words, setWords] = useState('')
  const wanted = words.trim()
  const found = useLazyCall(
    'POST /bizConsole/queryProducts',
    { ...(wanted ? { words: wanted } : {}), state: 'onSale', sort: 'sold', pageSize: 20 },
    { keepPrevious: true },
  )
  const list = found.data?.list.filter(({ pkId }) => !taken.includes(pkId))
  return (
    <Dialog title={t.add} onClose={onClose} sheet>
      <input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        maxLength={40}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={inputStyle}
      />
      {list ? (
        <ul className="mt-2 grid">
          {list.map((one) => (
            <li key={one.pkId}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 rounded-md px-1.5 py-1 text-left hover:bg-hover"
                onClick={() =>
                  onPick({
                    pkId: one.pkId,
                    goodsName: one.goodsName,
                    goodsPic: one.goodsPic,
                    price: one.priceMin,
                    isOnSale: true,
                  })
                }
              >
                <Picture of={one.goodsPic} alt="" sizes="48px" className="size-12 flex-none rounded-md" />
                <span className="grid min-w-0">
                  <span className="truncate text-14">{one.goodsName}</span>
                  <span className="figures text-13 text-ink-3">{priceText(one.priceMin)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-2 h-56" />
      )}
      {list?.length === 0 && <EmptyState title={t.noneFound} />}
    </Dialog>
  )
}
