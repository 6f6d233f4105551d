import { useTexts } from '@hojip/platform/page'
import { classNames, Icon, Picture, playIcon } from '@hojip/platform/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ProductVideo } from '../gallery.tsx'
import { videoTexts } from './texts.ts'

/** `1:05` */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The last place of the swiped row. Nothing but the poster is loaded before somebody presses play. */
export function GalleryVideo({
  video,
  name,
  isShown,
}: {
  video: ProductVideo
  name: string
  isShown: boolean
}) {
  const texts = useTexts(videoTexts)
  const { url, poster, width, height, seconds } = video
  const box = useRef<HTMLDivElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useLayoutEffect(() => {
    // Not from the server: without scripts, nothing would ever make it usable.
    if (box.current) box.current.inert = !isShown
    if (!isShown) player.current?.pause()
  }, [isShown])
  useEffect(() => {
    const { current } = player
    return () => current?.pause()
  }, [])
  return (
    <div ref={box} className="relative aspect-square w-full flex-none snap-center bg-[#121b1c]">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- shops' videos have no captions yet */}
      <video
        ref={player}
        src={url}
        {...(poster && { poster: `${poster}-800.webp` })}
        width={width}
        height={height}
        preload="none"
        controls
        // Native controls can be focused, which not every checker of pages knows.
        tabIndex={0}
        playsInline
        aria-label={texts.video(name, clockOf(seconds))}
        onError={() => setFailed(true)}
        // The arrow keys seek in the player; the gallery has its own.
        onKeyDown={(event) => event.stopPropagation()}
        className="size-full object-contain"
      />
      {failed && (
        <p role="status" className="absolute inset-x-0 top-0 bg-surface px-4 py-2 text-13">
          {texts.cannotPlay}{' '}
          <a href={url} className="link">
            {texts.open}
          </a>
        </p>
      )}
    </div>
  )
}

type ThumbnailProps = { video: ProductVideo; isShown: boolean; onShow: () => void }

/** After those of the pictures. */
export function VideoThumbnail({ video, isShown, onShow }: ThumbnailProps) {
  const texts = useTexts(videoTexts)
  const length = clockOf(video.seconds)
  return (
    <li className="flex-none">
      <button
        type="button"
        aria-label={texts.show(length)}
        aria-current={isShown || undefined}
        onClick={onShow}
        className={classNames(
          'relative block size-14 overflow-hidden rounded-md bg-[#121b1c] xl:size-18',
          isShown ? 'shadow-[0_0_0_2px_var(--c-jade)]' : 'shadow-[0_0_0_1px_var(--c-line)]',
        )}
      >
        {video.poster && <Picture of={video.poster} alt="" sizes="72px" />}
        <span
          aria-hidden="true"
          className="figures absolute inset-0 grid content-center justify-items-center gap-0.5 bg-[rgb(18_27_28/.5)] text-11 text-[#ffffff]"
        >
          <Icon of={playIcon} size={18} />
          {length}
        </span>
      </button>
    </li>
  )
}
