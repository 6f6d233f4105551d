import { useTexts } from '@hojip/platform/page'
import { classNames, Icon, Link, pauseIcon, playIcon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { sceneSet } from '../korea-picture.ts'
import type { Scene } from '../scenes.ts'
import { homeTexts } from '../texts.ts'

/** How long a scene is shown, in ms. */
const turnMs = 6000

/**
 * Scenes that link into the mall. They change automatically unless the user hovers or focuses them, pauses, or prefers
 * reduced motion.
 */
export function Hero({ scenes, isLow = false }: { scenes: readonly Scene[]; isLow?: boolean }) {
  const texts = useTexts(homeTexts).hero
  const { at, setAt, plays, setPlays, hold } = useTurning(scenes.length)
  return (
    <section
      aria-roledescription={texts.kind}
      aria-label={texts.name}
      {...hold}
      className="relative overflow-hidden rounded-lg bg-[#f3e4da] max-lg:mt-2.5"
    >
      {/* As high as the longest text needs: users may double the text size. */}
      <div
        aria-live={plays ? 'off' : 'polite'}
        className={classNames('grid min-h-47', isLow ? 'lg:min-h-70' : 'lg:min-h-100')}
      >
        {scenes.map((scene, index) => (
          <SceneView
            key={scene.key}
            scene={scene}
            isShown={index === at}
            // The next picture loads while the current one is shown, but not beside the first one.
            isFetched={index === at || (plays && index === (at + 1) % scenes.length)}
            eager={index === 0}
          />
        ))}
      </div>
      {scenes.length > 1 && (
        <div className="absolute bottom-1.5 left-3 flex items-center gap-1 lg:bottom-5 lg:left-9 lg:gap-2">
          <button
            type="button"
            aria-label={plays ? texts.pause : texts.play}
            onClick={() => setPlays(!plays)}
            className="grid size-6 place-items-center text-[#2a1712]"
          >
            <Icon of={plays ? pauseIcon : playIcon} size={14} />
          </button>
          {scenes.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              aria-label={texts.go(index + 1, scenes.length)}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
              className="group grid size-6 place-items-center"
            >
              <span className="h-[3px] w-5 rounded-[2px] bg-[rgb(42_23_18/.28)] group-aria-[current]:bg-[#2a1712]" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** The picture is cropped at its sides: it is wider than its visible part. */
const sizes = '(min-width: 1024px) 880px, 415px'

type SceneViewProps = { scene: Scene; isShown: boolean; isFetched: boolean; eager: boolean }

function SceneView({ scene, isShown, isFetched, eager }: SceneViewProps) {
  const texts = useTexts(homeTexts).hero
  const house = scene.scene && texts[scene.scene]
  // A banner brings its own words.
  const { eyebrow = house?.eyebrow, text = house?.text, action = house?.action } = scene
  const { title = house ? [house.first, house.second] : [] } = scene
  const { avif, webp } = scene.picture
  return (
    <div
      inert={!isShown}
      className={classNames(
        'relative col-start-1 row-start-1 flex transition-opacity duration-(--t-slow)',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      {isFetched && (
        <picture>
          {avif && <source type="image/avif" srcSet={sceneSet(avif)} sizes={sizes} />}
          <source type="image/webp" srcSet={sceneSet(webp)} sizes={sizes} />
          <img
            src={webp.small}
            alt=""
            width={1520}
            height={691}
            fetchPriority={eager ? 'high' : undefined}
            // Together with the text beside it, not some frames later.
            decoding={eager ? 'sync' : undefined}
            className="absolute inset-0 size-full object-cover object-[14%_50%] lg:object-[38%_50%]"
          />
        </picture>
      )}
      {/* Nobody knows what an uploaded picture shows under the words: they get a light ground. */}
      {!avif && (
        <span className="absolute inset-0 bg-linear-to-r from-[rgb(253_246_241/.94)] from-40% to-transparent to-75%" />
      )}
      <div className="relative flex w-3/5 min-w-0 wrap-anywhere flex-col items-start justify-center py-3 pl-4.5 text-[#2a1712] max-lg:pb-3 lg:w-[54%] lg:pl-10">
        <p className="text-11 font-medium text-[#7a4632] lg:text-13">{eyebrow}</p>
        <h2 className="mt-1 mb-0.5 text-22 leading-[1.22] font-bold lg:mt-2.5 lg:mb-2.5 lg:text-40 lg:leading-[1.22] [:lang(en)_&]:text-20 [:lang(en)_&]:lg:text-[34px] [:lang(ko)_&]:text-20 [:lang(ko)_&]:lg:text-[34px]">
          {title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className="max-w-70 text-15 leading-[1.5] text-balance text-[#5a4038] max-lg:hidden">{text}</p>
        <Link
          href={scene.href}
          className="mt-2.5 inline-flex min-h-8 items-center rounded-full bg-[#2a1712] px-3.5 text-12 font-medium text-[#ffffff] hover:bg-[#432a22] lg:mt-5.5 lg:min-h-11 lg:px-5.5 lg:text-14"
        >
          {action}
        </Link>
      </div>
    </div>
  )
}

function useTurning(count: number) {
  const [at, setAt] = useState(0)
  const [plays, setPlays] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setPlays(true)
  }, [])
  useEffect(() => {
    if (!plays || isHeld || count < 2) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((before) => (before + 1) % count)
    }, turnMs)
    return () => clearInterval(timer)
  }, [plays, isHeld, count])
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return { at, setAt, plays, setPlays, hold }
}
