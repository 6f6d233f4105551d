import { useTexts } from '@hojip/platform/page'
import {
  Button,
  closeIcon,
  dotsIcon,
  Icon,
  IconButton,
  Notice,
  Picture,
  plusIcon,
  TextInput,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type KeyboardEvent } from 'react'
import { formTexts } from '../texts.ts'
import type { Editing } from '../use-form.ts'
import { Card } from '../parts/card.tsx'
import { languages } from '../parts/texts-card.tsx'
import { mostPictures, usePictures, type Pictures } from './use-pictures.ts'

const CropDialog = lazyPart(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

/** The gallery: its order by drag or by the arrows on a picture's handle, and what each picture shows, in words. */
export function PicturesCard({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const gallery = usePictures(editing)
  const { pictures, said, failure, setFailure } = gallery
  const [dragged, setDragged] = useState<number>()
  const close = <IconButton of={closeIcon} size={14} label={t.close} onClick={() => setFailure('')} />
  return (
    <Card id="pictures" title={t.pictures} note={t.picturesNote}>
      <p className="mb-2 text-12 text-ink-3">{t.picturesHint}</p>
      <div className="flex flex-wrap gap-2.5">
        {pictures.map(({ ref }, at) => (
          <Tile
            key={ref}
            gallery={gallery}
            at={at}
            pictureRef={ref}
            onDrag={() => setDragged(at)}
            onDrop={() => dragged !== undefined && gallery.move(dragged, at)}
          />
        ))}
        {pictures.length < mostPictures && <Adder gallery={gallery} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {failure && (
        <div className="mt-3">
          <Notice tone="crimson" live action={close}>
            {failure}
          </Notice>
        </div>
      )}
      <Words gallery={gallery} />
    </Card>
  )
}

interface TileProps {
  gallery: Pictures
  at: number
  pictureRef: string
  onDrag: () => void
  onDrop: () => void
}

function Tile({
  gallery: { pictures, put, move, chosen, choose },
  at,
  pictureRef,
  onDrag,
  onDrop,
}: TileProps) {
  const t = useTexts(formTexts)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
  }
  const corner = 'absolute grid size-7 place-items-center rounded-xs bg-surface text-ink'
  return (
    <div
      className={`relative size-28 overflow-hidden rounded-md ${at === chosen ? 'outline-2 outline-jade' : 'ring-line'}`}
    >
      <button
        type="button"
        draggable
        aria-label={t.pictureAt(at + 1)}
        aria-pressed={at === chosen}
        onClick={() => choose(at)}
        onDragStart={onDrag}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <Picture of={`/pictures/${pictureRef}`} alt="" sizes="112px" className="size-28" />
      </button>
      <span className="absolute top-1 left-1 rounded-xs bg-ink px-1.5 text-12 text-surface">
        {at === 0 ? t.mainPicture : at + 1}
      </span>
      <button
        type="button"
        id={`picture-handle-${at}`}
        aria-label={t.movePicture(at + 1, pictures.length)}
        onKeyDown={onKeyDown}
        className={`${corner} top-1 right-1 cursor-grab`}
      >
        <Icon of={dotsIcon} size={14} />
      </button>
      <button
        type="button"
        aria-label={t.removePicture(at + 1)}
        onClick={() => put(pictures.filter((_, i) => i !== at))}
        className={`${corner} right-1 bottom-1`}
      >
        <Icon of={closeIcon} size={14} />
      </button>
    </div>
  )
}

function Adder({ gallery: { share, upload } }: { gallery: Pictures }) {
  const t = useTexts(formTexts)
  return (
    <label className="grid size-28 cursor-pointer place-items-center content-center gap-1 rounded-md text-13 text-ink-2 ring-line focus-within:outline-2 focus-within:outline-focus hover:bg-hover">
      <Icon of={plusIcon} size={20} />
      {share === undefined ? t.addPicture : `${Math.round(share * 100)}%`}
      <input
        type="file"
        data-unit="pictures"
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif,image/bmp"
        className="sr-only"
        onChange={(event) => {
          void upload([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** What the chosen picture shows. */
function Words({ gallery }: { gallery: Pictures }) {
  const { pictures, put, chosen } = gallery
  const t = useTexts(formTexts)
  const shown = pictures[chosen]
  if (!shown) return null
  const say = (locale: (typeof languages)[number], text: string) =>
    put(pictures.map((one, at) => (at === chosen ? { ...one, alt: { ...one.alt, [locale]: text } } : one)))
  return (
    <div className="mt-4 grid items-end gap-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      {languages.map((locale) => (
        <TextInput
          key={locale}
          label={`${t.altOf(chosen + 1)} · ${t.languages[locale]}`}
          lang={locale}
          maxLength={120}
          value={shown.alt[locale]}
          onChange={(event) => say(locale, event.target.value)}
        />
      ))}
      <CropButton gallery={gallery} picture={shown} />
    </div>
  )
}

/** Cuts the chosen picture. */
function CropButton({ gallery, picture }: { gallery: Pictures; picture: Pictures['pictures'][number] }) {
  const { chosen, share, sourceOf, crop } = gallery
  const t = useTexts(formTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="min-h-11! justify-self-start"
        busy={share !== undefined}
        aria-label={t.crop.of(chosen + 1)}
        onClick={() => setOpen(true)}
      >
        {t.crop.open}
      </Button>
      {isOpen && (
        <Suspense>
          <CropDialog
            src={sourceOf(picture.ref)}
            onCrop={(area) => {
              setOpen(false)
              void crop(chosen, area)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
