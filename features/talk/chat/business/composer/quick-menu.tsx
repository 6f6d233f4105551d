import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { QuickReply } from '../../contract.ts'
import { KeyHint } from '../key-hint.tsx'
import { answeringTexts } from '../texts.ts'

type QuickMenuProps = {
  id: string
  words: string
  found: readonly QuickReply[]
  at: number
  onPick: (reply: QuickReply) => void
  onAdd: () => void
}

/** The quick replies above the field. The focus stays in the field, whose keys choose and fill. */
export function QuickMenu({ id, words, found, at, onPick, onAdd }: QuickMenuProps) {
  const t = useTexts(answeringTexts)
  return (
    <div className="absolute inset-x-3 bottom-[calc(100%+4px)] z-10 overflow-hidden rounded-lg bg-surface shadow-e-3">
      <p className="flex min-h-10 items-center justify-between gap-3 border-b border-line px-3.5 text-12 text-ink-3">
        <span role="status">{found.length > 0 ? t.quickFound(found.length, words) : t.quickNone}</span>
        <span className="flex items-center gap-1.5 max-lg:hidden">
          <KeyHint of="↑" />
          <KeyHint of="↓" /> {t.pick} <KeyHint of="Tab" /> {t.fill}
        </span>
      </p>
      {found.length > 0 ? (
        <div id={id} role="listbox" tabIndex={-1} aria-label={t.replies} className="max-h-64 overflow-y-auto">
          {found.map((reply, index) => (
            // The keys are those of the field: the option itself only takes the pointer.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={reply.pkId}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(reply)}
              className={classNames(
                'grid min-h-9 cursor-pointer grid-cols-[104px_minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-2 text-13 max-lg:min-h-11',
                index === at && 'bg-jade-soft',
              )}
            >
              <b className="truncate font-medium">
                /<Marked text={reply.name} words={words} />
              </b>
              <span className="truncate text-ink-2">{reply.content}</span>
              {index === at ? <KeyHint of="Tab" /> : <span />}
            </div>
          ))}
        </div>
      ) : (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={onAdd}
          className="min-h-11 px-3.5 text-13 text-jade-text hover:underline"
        >
          {t.quickAdd}
        </button>
      )}
    </div>
  )
}

/** The name with the typed words in colour. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-bold text-jade-text">{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  )
}
