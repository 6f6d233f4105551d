import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames, gripIcon, Icon, PopupMenu, plusIcon, rowsIcon, Tag, useNow } from '@hojip/platform/ui'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import type { FrontPage, PageName, Piece } from '../contract.ts'
import type { Change } from '../rules/difference.ts'
import type { Fault } from '../rules/faults.ts'
import { isSlide, pieceState } from '../rules/shown.ts'
import { movedTo, pieceName, type AddedKind } from './pieces.ts'
import { frontPagesTexts } from './texts.ts'

interface PieceListProps {
  page: PageName
  document: FrontPage
  selected: string
  faults: readonly Fault[]
  changes: readonly Change[]
  onSelect: (id: string) => void
  onChange: (document: FrontPage) => void
  onAdd: (kind: AddedKind) => void
}

/** The pieces in their order: slides of the carousel, then what follows it. */
export function PieceList(props: PieceListProps) {
  const t = useTexts(frontPagesTexts)
  const { page, document, onAdd } = props
  const [announced, setAnnounced] = useState('')
  const kinds = ['banner', 'floor', 'products'] as const
  return (
    <section aria-label={t.pages[page]} className="card">
      <header className="flex min-h-13 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-16 font-bold">{t.pages[page]}</h2>
        <PopupMenu
          items={kinds.map((kind) => ({ key: kind, label: t.kinds[kind], onPress: () => onAdd(kind) }))}
          className="inline-flex min-h-8 items-center gap-1 rounded-md px-2.5 text-13 font-medium shadow-[inset_0_0_0_1px_var(--c-control)] hover:text-jade-text"
        >
          <Icon of={plusIcon} size={14} />
          {t.add}
        </PopupMenu>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3 py-3">
        {[true, false].map((slides) => (
          <div key={String(slides)}>
            <h3 className="mb-2 px-1 text-12 text-ink-3">{slides ? t.slides : t.floors}</h3>
            {slides && !document.pieces.some(isSlide) && (
              <p className="px-1 text-13 text-ink-2">{t.noSlides}</p>
            )}
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {document.pieces
                .filter((piece) => isSlide(piece) === slides)
                .map((piece, at, all) => (
                  <Row key={piece.id} piece={piece} at={at} all={all} {...props} onMoved={setAnnounced} />
                ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="border-t border-line px-4 py-3 text-12 text-ink-3">{t.orderHint}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  )
}

interface RowProps extends PieceListProps {
  piece: Piece
  at: number
  all: readonly Piece[]
  onMoved: (text: string) => void
}

function Row({ piece, at, all, document, selected, faults, changes, onSelect, onChange, onMoved }: RowProps) {
  const t = useTexts(frontPagesTexts)
  const name = pieceName(piece, useLocale(), t)
  const isSelected = piece.id === selected
  const move = (to: number) => {
    const target = all[to]
    if (!target) return
    onChange(movedTo(document, piece.id, target.id))
    onMoved(t.moved(name, to + 1, all.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? at - 1 : at + 1)
  }
  const dragging = {
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', piece.id),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const id = event.dataTransfer.getData('text/plain')
      if (all.some((one) => one.id === id)) onChange(movedTo(document, id, piece.id))
    },
  }
  return (
    <li
      draggable
      {...dragging}
      className={classNames(
        'flex items-center gap-1 rounded-md pr-2.5',
        isSelected
          ? 'bg-jade-soft shadow-[inset_0_0_0_2px_var(--c-jade)]'
          : 'shadow-[inset_0_0_0_1px_var(--c-line)] hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-label={t.move(name)}
        onKeyDown={onKeyDown}
        className="grid size-9 flex-none cursor-grab place-items-center rounded-md text-ink-3"
      >
        <Icon of={gripIcon} size={16} />
      </button>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(piece.id)}
        onKeyDown={onKeyDown}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-md text-left"
      >
        <span className="grid h-8 w-11 flex-none place-items-center rounded-sm bg-inset text-ink-3">
          <Icon of={rowsIcon} size={16} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block truncate text-14 font-medium">{name}</b>
          {name !== t.kinds[piece.kind] && (
            <span className="block truncate text-12 text-ink-2">{t.kinds[piece.kind]}</span>
          )}
        </span>
        <StateTag
          piece={piece}
          isFaulty={faults.some(({ pieceId }) => pieceId === piece.id)}
          isChanged={changes.some((one) => one.piece.id === piece.id && one.what !== 'moved')}
        />
      </button>
    </li>
  )
}

function StateTag({ piece, isFaulty, isChanged }: { piece: Piece; isFaulty: boolean; isChanged: boolean }) {
  const t = useTexts(frontPagesTexts)
  const nowMs = useNow()
  if (isFaulty) return <Tag tone="crimson">{t.toFix}</Tag>
  if (isChanged) return <Tag tone="amber">{t.changed}</Tag>
  const state = pieceState(piece, nowMs)
  return <Tag tone={state === 'shown' ? 'jade' : 'plain'}>{t.states[state]}</Tag>
}
