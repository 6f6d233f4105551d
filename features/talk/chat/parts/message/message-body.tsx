import { useTexts } from '@hojip/platform/page'
import { classNames, Picture } from '@hojip/platform/ui'
import { TranslateButton, useTranslated } from '@hojip/translation/parts'
import { VideoPlayer } from '@hojip/uploads/parts'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { ChatCard, ChatMessage } from '../../contract.ts'
import { messageTexts } from './texts.ts'
import { CardView } from './card-view.tsx'
import type { Sides } from './sides.ts'
import { textParts } from './text-parts.ts'

/** Loaded when a picture is opened. */
const Lightbox = lazyPart(() =>
  import('@hojip/uploads/parts/lightbox').then((module) => ({ default: module.Lightbox })),
)

type Said = Pick<ChatMessage['text'], 'type' | 'text' | 'media'>

interface MessageBodyProps {
  said: Said
  isMine: boolean
  /** Not stored yet: shown on paper instead of jade. */
  isUnsent?: boolean
  card: ChatCard | undefined
  sides: Sides
}

/** What was said. Texts are shown as text, isolated from the direction of what surrounds them. */
export function MessageBody({ said, isMine, isUnsent = false, card, sides }: MessageBodyProps) {
  if (said.type === 2) return <PictureBody said={said} />
  if (said.type === 3) return <VideoBody said={said} />
  if (said.type === 4 || said.type === 5 || said.type === 6)
    return <CardView type={said.type} card={card} sides={sides} />
  return (
    <div
      className={classNames(
        'w-fit max-w-full px-3.5 py-2.5 leading-[1.65]',
        isMine ? 'ml-auto rounded-[14px_4px_14px_14px]' : 'rounded-[4px_14px_14px_14px]',
        isUnsent
          ? 'bg-surface text-ink-2 inset-ring inset-ring-line-strong'
          : isMine
            ? 'bg-jade text-on-fill'
            : 'bg-surface',
      )}
    >
      {isMine ? <LinkedText text={said.text} /> : <ForeignText text={said.text} />}
    </div>
  )
}

/** A text of the other side, with the offer to translate it where it is in another language. */
function ForeignText({ text }: { text: string }) {
  const translated = useTranslated(text)
  return (
    <>
      <LinkedText text={translated.text} lang={translated.lang} />
      <TranslateButton of={translated} className="-ml-2" />
    </>
  )
}

/** Text whose web addresses are links. They open a new window, which learns nothing about this one. */
function LinkedText({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <p dir="auto" lang={lang} className="[overflow-wrap:anywhere] whitespace-pre-wrap [unicode-bidi:isolate]">
      {textParts(text).map((part, at) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}

function PictureBody({ said: { text, media } }: { said: Said }) {
  const t = useTexts(messageTexts)
  const [isOpen, setOpen] = useState(false)
  const isUpright = media ? media.height > media.width : false
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          'block max-w-full cursor-zoom-in overflow-hidden rounded-lg hover:brightness-95',
          isUpright ? 'w-42' : 'w-50',
        )}
      >
        <Picture
          of={text}
          alt={t.openPicture}
          sizes="200px"
          className={classNames('w-full rounded-lg', isUpright ? 'aspect-3/4' : 'aspect-square')}
        />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={[text]}
            title={t.picture}
            altOf={() => t.picture}
            start={0}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function VideoBody({ said: { text, media } }: { said: Said }) {
  const t = useTexts(messageTexts)
  const { width = 16, height = 10, durationMs = 0, poster } = media ?? {}
  return (
    <VideoPlayer
      url={text}
      poster={poster}
      width={width}
      height={height}
      durationMs={durationMs}
      label={t.video}
    />
  )
}
