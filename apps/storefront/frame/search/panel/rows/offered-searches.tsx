import { classNames, clockIcon, closeIcon, Icon } from '@hojip/platform/ui'
import { useId, type RefObject } from 'react'
import type { Chosen } from '../../search-panel.ts'
import type { OptionGroup } from '../option.ts'
import { OptionRow, rowLook } from './option-row.tsx'
import { useSearchTexts } from '../texts.ts'
import type { usePanel } from '../use-panel.ts'

type OfferedProps = {
  panel: ReturnType<typeof usePanel>
  field: RefObject<HTMLInputElement | null>
  onChoose: (chosen: Chosen) => void
}

/**
 * The user's last searches and the mall's words. The buttons that delete searches are laid over the list's rows from
 * outside it, since an option cannot contain a button.
 */
export function OfferedSearches({ panel, field, onChoose }: OfferedProps) {
  const t = useSearchTexts()
  const { listId, at, options, offers, hasList } = panel
  const { recent } = offers
  const hasBoth = recent.length > 0 && options.length > recent.length
  const part = (group: OptionGroup) => (
    <OfferedGroup
      label={t.groups[group]}
      rows={options.flatMap(({ group: of, text }, index) => (of === group ? [{ text, index }] : []))}
      isRanked={group === 'hot'}
      listId={listId}
      at={at}
      onChoose={onChoose}
    />
  )
  return (
    <>
      {hasList && (
        <div className="relative">
          <div
            id={listId}
            role="listbox"
            aria-label={t.suggestions}
            className={classNames('grid', hasBoth && 'lg:grid-cols-2')}
          >
            {part('recent')}
            {part('hot')}
          </div>
          {recent.length > 0 && <DeleteButtons hasBoth={hasBoth} offers={offers} field={field} />}
        </div>
      )}
      {offers.deleted && (
        <p className={classNames(rowLook, 'justify-between text-13 text-ink-2')}>
          <span role="status">{offers.deleted.isAll ? t.deletedAll : t.deleted}</span>
          <button
            type="button"
            className="min-h-11 min-w-11 px-1 font-medium text-jade-text"
            onClick={() => {
              offers.undo()
              field.current?.focus()
            }}
          >
            {t.undo}
          </button>
        </p>
      )}
    </>
  )
}

type GroupProps = {
  label: string
  rows: readonly { text: string; index: number }[]
  isRanked: boolean
  listId: string
  at: number
  onChoose: (chosen: Chosen) => void
}

function OfferedGroup({ label, rows, isRanked, listId, at, onChoose }: GroupProps) {
  const t = useSearchTexts()
  const labelId = useId()
  if (rows.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId} className="min-w-0">
      <div role="presentation" id={labelId} className={classNames(rowLook, 'text-12 text-ink-3')}>
        {label}
      </div>
      {rows.map(({ text, index }, place) => (
        <OptionRow
          key={text}
          id={`${listId}-${index}`}
          isActive={index === at}
          onPress={() => onChoose({ text })}
          {...(!isRanked && { className: 'pr-12', description: t.deleteKey })}
        >
          {isRanked ? (
            <span
              className={classNames(
                'figures w-5 flex-none text-center font-semibold',
                place < 3 ? 'text-crimson' : 'text-ink-3',
              )}
            >
              {place + 1}
            </span>
          ) : (
            <Icon of={clockIcon} size={16} className="w-5 flex-none text-ink-3" />
          )}
          <span dir="auto" className="min-w-0 truncate">
            {text}
          </span>
        </OptionRow>
      ))}
    </div>
  )
}

type DeleteButtonsProps = Pick<OfferedProps, 'field'> & {
  hasBoth: boolean
  offers: OfferedProps['panel']['offers']
}

function DeleteButtons({ hasBoth, offers, field }: DeleteButtonsProps) {
  const t = useSearchTexts()
  // The pressed button goes, and the focus with it.
  const after = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  return (
    <div
      className={classNames(
        'pointer-events-none absolute top-0 right-0 grid justify-items-end *:pointer-events-auto',
        hasBoth && 'lg:right-1/2',
      )}
    >
      <button
        type="button"
        onClick={after(offers.forgetAll)}
        className="h-11 px-3 text-12 text-ink-2 hover:text-jade-text max-lg:px-4"
      >
        {t.clear}
      </button>
      {offers.recent.map((one) => (
        <button
          key={one.text}
          type="button"
          aria-label={t.remove(one.text)}
          onClick={after(() => offers.forget(one))}
          className="grid size-11 place-items-center rounded-full text-ink-3 hover:text-ink"
        >
          <Icon of={closeIcon} size={14} />
        </button>
      ))}
    </div>
  )
}
