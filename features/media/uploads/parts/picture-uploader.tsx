import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames, FieldError, Icon, plusThinIcon } from '@hojip/platform/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { Scene } from '../contract.ts'
import { extensions, mostPictures } from '../rules/limits.ts'
import { fileSize } from './file-size.ts'
import { ArrivedTile, SendingTile } from './tiles.tsx'
import { uploadsTexts } from './texts.ts'
import { useDrop, usePaste } from './use-drop.ts'
import type { Failure, Sending } from './queue/upload-queue.ts'
import { useUploads } from './queue/use-uploads.ts'

export interface PictureUploaderProps {
  scene: Scene
  /** Addresses of the uploaded pictures, in order. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  max?: number
  /** Which pictures they are; “图片（选填）” by default. */
  label?: string
  /** Replaces the sentence about number, size and formats. */
  hint?: string
  /** The problem, in the same words as in the error summary. */
  error?: string | undefined
  /** Id of the button that adds pictures, for an error summary. */
  id?: string
  /** Called when uploads begin and end, so that the form is not sent meanwhile. */
  onBusyChange?: (isBusy: boolean) => void
}

const accept = extensions.map((extension) => `.${extension}`).join(',')

/** Pictures of a form: chosen, dropped or pasted, uploaded at once, shown meanwhile, removable. */
export function PictureUploader(props: PictureUploaderProps) {
  const { scene, value, onChange, max = mostPictures, onBusyChange } = props
  const texts = useTexts(uploadsTexts)
  const own = useId()
  const id = props.id ?? own
  const [left, setLeft] = useState(0)
  const { sending, queue } = useUploads({ scene, value, onChange })
  const group = useRef<HTMLDivElement>(null)
  const isBusy = sending.some(({ state }) => state !== 'failed')
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])

  const underWay = sending.filter(({ state }) => state !== 'failed').length
  const room = max - value.length - underWay
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    // A new choice clears the failures of the last one.
    for (const { key, state, failure } of sending)
      if (state === 'failed' && failure !== 'connection') queue.remove(key)
    setLeft(Math.max(0, files.length - room))
    queue.add(files.slice(0, Math.max(0, room)))
  }
  const remove = (url: string) => onChange(value.filter((one) => one !== url))
  const isOver = useDrop(group, add)
  usePaste(group, add)

  return (
    <div ref={group} role="group" aria-labelledby={`${id}-label`} className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="text-13 font-medium">
        {props.label ?? texts.label}
      </span>
      <ul
        className={classNames(
          'flex flex-wrap gap-2.5 rounded-lg',
          isOver && 'bg-jade-soft outline-2 outline-offset-4 outline-jade outline-dashed',
        )}
      >
        {value.map((url, at) => (
          <ArrivedTile key={url} url={url} at={at} all={value} onRemove={() => remove(url)} />
        ))}
        {sending.map((one, i) => (
          <SendingTile key={one.key} one={one} number={value.length + i + 1} queue={queue} />
        ))}
        {room > 0 && (
          <AddTile
            id={id}
            count={value.length + underWay}
            max={max}
            isOver={isOver}
            describedBy={classNames(`${id}-hint`, props.error && `${id}-error`)}
            isInvalid={Boolean(props.error)}
            onAdd={add}
          />
        )}
      </ul>
      <Hint id={`${id}-hint`} hint={props.hint} max={max} />
      <Problems
        sending={sending}
        before={value.length}
        tooMany={left > 0 ? texts.tooMany(left, max) : undefined}
      />
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
      <p role="status" className="sr-only">
        {value.length > 0 ? texts.arrived(value.length, max) : ''}
      </p>
    </div>
  )
}

function Hint({ id, hint, max }: { id: string; hint: string | undefined; max: number }) {
  const texts = useTexts(uploadsTexts)
  return (
    <p id={id} className="text-12 text-ink-3">
      {hint ?? texts.hint(max)}
      {!hint && <span className="max-lg:hidden"> {texts.dropHint}</span>}
    </p>
  )
}

interface AddTileProps {
  id: string
  count: number
  max: number
  isOver: boolean
  describedBy: string
  isInvalid: boolean
  onAdd: (files: readonly File[]) => void
}

function AddTile({ id, count, max, isOver, describedBy, isInvalid, onAdd }: AddTileProps) {
  const texts = useTexts(uploadsTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <li>
      <button
        id={id}
        type="button"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        className={classNames(
          'grid size-24 content-center justify-items-center gap-1 rounded-lg border border-dashed bg-inset text-12 text-ink-2',
          'transition-colors hover:border-jade hover:bg-jade-soft hover:text-jade-text',
          isInvalid ? 'border-crimson' : 'border-control',
        )}
      >
        <Icon of={plusThinIcon} size={26} />
        <span>{isOver ? texts.dropHere : texts.add}</span>
        <span className="figures text-11 text-ink-3">
          {count}/{max}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        multiple={max > 1}
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </li>
  )
}

interface ProblemsProps {
  sending: readonly Sending[]
  /** How many pictures come before them. */
  before: number
  tooMany: string | undefined
}

/** A sentence for each refused picture: which one, and what to do. */
function Problems({ sending, before, tooMany }: ProblemsProps) {
  const texts = useTexts(uploadsTexts)
  const locale = useLocale()
  const sentence = (failure: Failure, number: number, { file }: Sending) =>
    typeof failure === 'object'
      ? texts.said(number, failure.said)
      : texts.failures[failure](number, file.name, fileSize(locale, file.size))
  return (
    <div role="alert" className="grid gap-1 empty:hidden">
      {sending.map(
        (one, i) =>
          one.failure && <FieldError key={one.key}>{sentence(one.failure, before + i + 1, one)}</FieldError>,
      )}
      {tooMany && <FieldError>{tooMany}</FieldError>}
    </div>
  )
}
