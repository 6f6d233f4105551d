import { useTexts } from '@hojip/platform/page'
import {
  classNames,
  Icon,
  imageIcon,
  lightningIcon,
  noteIcon,
  receiptIcon,
  tagIcon,
} from '@hojip/platform/ui'
import { useRef, type ReactNode } from 'react'
import { KeyHint } from '../key-hint.tsx'
import { answeringTexts } from '../texts.ts'

export type Picking = 'order' | 'product'

type ToolbarProps = {
  isNote: boolean
  notesOnly: boolean
  accepts: string
  onFiles: (files: readonly File[]) => void
  onPickCard: (picking: Picking) => void
  onQuick: () => void
  onNote: () => void
}

/** Pictures, cards, quick replies and notes, above the field. */
export function Toolbar(props: ToolbarProps) {
  const { isNote, notesOnly, accepts, onFiles, onPickCard, onQuick, onNote } = props
  const t = useTexts(answeringTexts)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-label={t.tools} className="-mx-1.5 no-scrollbar flex overflow-x-auto">
      {!isNote && (
        <>
          <input
            ref={chooser}
            type="file"
            accept={accepts}
            multiple
            hidden
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Tool icon={imageIcon} onPress={() => chooser.current?.click()}>
            {t.picture}
          </Tool>
          <Tool icon={receiptIcon} onPress={() => onPickCard('order')}>
            {t.order}
          </Tool>
          <Tool icon={tagIcon} onPress={() => onPickCard('product')}>
            {t.product}
          </Tool>
          <Tool icon={lightningIcon} onPress={onQuick}>
            {t.quick} <KeyHint of="/" />
          </Tool>
        </>
      )}
      <Tool icon={noteIcon} isPressed={isNote} isOff={notesOnly} onPress={onNote}>
        {t.note}
      </Tool>
    </div>
  )
}

type ToolProps = {
  icon: string
  isPressed?: boolean
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ icon, isPressed, isOff, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
      className={classNames(
        'flex min-h-10 flex-none items-center gap-1.5 rounded-md px-2 text-13 max-lg:min-h-11',
        isPressed ? 'font-medium text-amber' : 'text-ink-2 hover:text-jade-text',
      )}
    >
      <Icon of={icon} size={18} />
      {children}
    </button>
  )
}
