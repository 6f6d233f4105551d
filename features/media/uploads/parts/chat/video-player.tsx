import { useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import { fullUrl } from '../../rules/url.ts'
import { chatFileTexts } from './texts.ts'

export interface VideoPlayerProps {
  url: string
  /** The address of the poster's picture. */
  poster?: string | undefined
  width: number
  height: number
  durationMs: number
  /** Describes the video in the page's language. */
  label: string
}

/** `0:07`, `1:02:03`. */
export function clockOf(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A video of a message. Nothing but its poster is loaded before somebody presses play. */
export function VideoPlayer({ url, poster, width, height, durationMs, label }: VideoPlayerProps) {
  const texts = useTexts(chatFileTexts)
  const [state, setState] = useState<'fresh' | 'played' | 'failed'>('fresh')
  // So high that an upright video leaves room for the text around it.
  const shown = Math.min(280, (width / height) * 320)
  return (
    <figure className="grid max-w-full gap-1" style={{ width: shown }}>
      <div
        className="relative overflow-hidden rounded-lg bg-inset"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- shoppers record these videos; there are no captions */}
        <video
          src={url}
          {...(poster ? { poster: fullUrl(poster), preload: 'none' } : { preload: 'metadata' })}
          controls
          playsInline
          aria-label={`${label} · ${clockOf(durationMs)}`}
          onPlay={() => setState('played')}
          onError={() => setState('failed')}
          className="size-full object-contain"
        />
        {state === 'fresh' && (
          <span
            aria-hidden="true"
            className="figures pointer-events-none absolute top-2 right-2 rounded-sm bg-[rgb(18_27_28/.6)] px-1.5 text-11 text-[#ffffff]"
          >
            {clockOf(durationMs)}
          </span>
        )}
      </div>
      {state === 'failed' && (
        <figcaption role="status" className="text-12 text-ink-2">
          {texts.cannotPlay}{' '}
          <a href={url} download className="text-jade-text underline">
            {texts.download}
          </a>
        </figcaption>
      )}
    </figure>
  )
}
