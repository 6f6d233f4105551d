import { useTexts } from '@hojip/platform/page'
import {
  classNames,
  closeBoldIcon,
  Icon,
  Picture,
  refreshIcon,
  warningCircleFillIcon,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { uploadsTexts } from './texts.ts'
import type { Sending, UploadQueue } from './queue/upload-queue.ts'

const Lightbox = lazyPart(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })))

const box = 'relative size-24 overflow-hidden rounded-lg bg-inset'
const failedRing = 'shadow-[inset_0_0_0_1px_var(--c-crimson)]'

const meter =
  'absolute bottom-2.5 left-2.5 h-1.5 w-[76px] appearance-none overflow-hidden rounded-full bg-surface ' +
  '[&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-jade [&::-moz-progress-bar]:bg-jade'

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-[rgb(18_27_28/.6)] text-[#ffffff] hover:bg-[rgb(18_27_28/.85)]"
    >
      <Icon of={closeBoldIcon} size={12} />
    </button>
  )
}

interface ArrivedTileProps {
  url: string
  at: number
  all: readonly string[]
  onRemove: () => void
}

export function ArrivedTile({ url, at, all, onRemove }: ArrivedTileProps) {
  const texts = useTexts(uploadsTexts)
  const [open, setOpen] = useState(false)
  const name = texts.picture(at + 1)
  return (
    <li className={classNames(box, 'ring-line')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="block size-full cursor-zoom-in rounded-lg"
      >
        <Picture of={url} alt={texts.show(name)} sizes="96px" className="size-full rounded-lg" eager />
      </button>
      <RemoveButton label={texts.remove(name)} onPress={onRemove} />
      {open && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={all}
            title={texts.pictures}
            altOf={(one) => texts.picture(one + 1)}
            start={at}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  )
}

interface SendingTileProps {
  one: Sending
  number: number
  queue: UploadQueue
}

export function SendingTile({ one, number, queue }: SendingTileProps) {
  const texts = useTexts(uploadsTexts)
  const name = texts.picture(number)
  const hasFailed = one.state === 'failed'
  const [isShown, setShown] = useState(one.failure !== 'extension')
  return (
    <li className={classNames(box, hasFailed ? failedRing : 'ring-line')}>
      {isShown && (
        <img
          src={one.preview}
          alt=""
          onError={() => setShown(false)}
          className={classNames('size-full object-cover', hasFailed ? 'opacity-25' : 'opacity-55')}
        />
      )}
      {hasFailed ? (
        <FailedInside one={one} name={name} queue={queue} />
      ) : (
        <progress
          max={1}
          value={one.state === 'sending' ? one.share : 0}
          aria-label={one.state === 'sending' ? texts.sending(name) : texts.waiting(name)}
          className={meter}
        />
      )}
      <RemoveButton label={texts.remove(name)} onPress={() => queue.remove(one.key)} />
    </li>
  )
}

function FailedInside({ one, name, queue }: { one: Sending; name: string; queue: UploadQueue }) {
  const texts = useTexts(uploadsTexts)
  if (one.failure === 'connection')
    return (
      <button
        type="button"
        aria-label={texts.retry(name)}
        onClick={() => queue.retry(one.key)}
        className="absolute inset-0 grid content-end justify-items-center gap-1 pb-3 text-12 font-medium text-crimson"
      >
        <Icon of={refreshIcon} size={24} />
        {texts.retryShort}
      </button>
    )
  return (
    <span className="absolute inset-0 grid content-end justify-items-center gap-1 pb-3 text-12 font-medium text-crimson">
      <Icon of={warningCircleFillIcon} size={24} />
      {texts.failedShort}
    </span>
  )
}
