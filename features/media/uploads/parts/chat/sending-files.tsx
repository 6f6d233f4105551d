import { useLocale, useTexts } from '@hojip/platform/page'
import { closeBoldIcon, Icon, playIcon, refreshIcon, warningCircleFillIcon } from '@hojip/platform/ui'
import { chatFileKind } from '../../rules/chat-file.ts'
import { fileSize } from '../file-size.ts'
import type { UploadQueue } from '../queue/upload-queue.ts'
import { chatFileTexts } from './texts.ts'
import type { SendingChatFile } from './use-chat-files.ts'

interface SendingFilesProps {
  sending: readonly SendingChatFile[]
  queue: UploadQueue
}

/** The pictures and videos that are being uploaded, above the field of a chat. */
export function SendingFiles({ sending, queue }: SendingFilesProps) {
  const texts = useTexts(chatFileTexts)
  if (sending.length === 0) return null
  return (
    <ul aria-label={texts.list} className="grid gap-2">
      {sending.map((one) => (
        <SendingFile key={one.key} one={one} queue={queue} />
      ))}
    </ul>
  )
}

const meter =
  'h-1 w-full appearance-none overflow-hidden rounded-full bg-inset ' +
  '[&::-webkit-progress-bar]:bg-inset [&::-webkit-progress-value]:bg-jade [&::-moz-progress-bar]:bg-jade'

const button =
  'grid size-8 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-inset hover:text-ink focus-visible:outline-jade'

function SendingFile({ one, queue }: { one: SendingChatFile; queue: UploadQueue }) {
  const texts = useTexts(chatFileTexts)
  const { name } = one.file
  return (
    <li className="flex items-center gap-3 rounded-lg bg-surface p-2 ring-line">
      <Preview one={one} />
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-13">{name}</span>
        {one.state === 'failed' ? (
          <FailureLine one={one} />
        ) : (
          <progress
            max={1}
            value={one.state === 'sending' ? one.share : 0}
            aria-label={one.state === 'sending' ? texts.sending(name) : texts.waiting(name)}
            className={meter}
          />
        )}
      </div>
      {one.failure === 'connection' && (
        <button
          type="button"
          aria-label={texts.retry(name)}
          title={texts.retryShort}
          onClick={() => queue.retry(one.key)}
          className={button}
        >
          <Icon of={refreshIcon} size={18} />
        </button>
      )}
      <button
        type="button"
        aria-label={texts.remove(name)}
        title={texts.removeShort}
        onClick={() => queue.remove(one.key)}
        className={button}
      >
        <Icon of={closeBoldIcon} size={14} />
      </button>
    </li>
  )
}

/** The browser shows the first picture of the local file. */
function Preview({ one: { file, preview, failure } }: { one: SendingChatFile }) {
  const box = 'relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-inset'
  const kind = chatFileKind(file.name)
  if (failure === 'kind' || failure === 'empty' || !kind)
    return (
      <span className={box}>
        <Icon of={warningCircleFillIcon} size={20} className="text-crimson" />
      </span>
    )
  return (
    <span className={box}>
      {kind === 'picture' ? (
        <img src={preview} alt="" className="size-full object-cover" />
      ) : (
        <>
          <video
            src={preview}
            muted
            playsInline
            preload="metadata"
            tabIndex={-1}
            className="size-full object-cover"
          />
          <span className="absolute grid size-6 place-items-center rounded-full bg-[rgb(18_27_28/.6)] text-[#ffffff]">
            <Icon of={playIcon} size={14} />
          </span>
        </>
      )}
    </span>
  )
}

function FailureLine({ one: { file, failure } }: { one: SendingChatFile }) {
  const texts = useTexts(chatFileTexts)
  const locale = useLocale()
  if (failure === undefined) return null
  return (
    <span role="alert" className="text-12 text-crimson">
      {typeof failure === 'object' ? failure.said : texts.failures[failure](fileSize(locale, file.size))}
    </span>
  )
}
