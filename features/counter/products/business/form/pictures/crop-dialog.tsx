import { useTexts } from '@hojip/platform/page'
import { Button, Chip, Dialog } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { formTexts } from '../texts.ts'
import type { Area } from './cropped-file.ts'

const shapes = { square: 1, tall: 3 / 4, wide: 4 / 3 } as const
type Shape = keyof typeof shapes

/** The largest size in which shoppers see a picture, in pixels. */
const sharpPx = 800
const mostZoom = 4

interface CropDialogProps {
  /** The picture in the best resolution there is. */
  src: string
  onCrop: (area: Area) => void
  onClose: () => void
}

/** Chooses a part of a picture: its shape, its place by drag or arrow keys, its size by a slider or the wheel. */
export function CropDialog({ src, onCrop, onClose }: CropDialogProps) {
  const t = useTexts(formTexts).crop
  const zoomId = useId()
  const [shape, setShape] = useState<Shape>('square')
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const isSmall = area !== undefined && Math.max(area.width, area.height) < sharpPx
  const footer = (
    <div className="flex justify-end gap-2.5">
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button kind="jade" disabled={!area} onClick={() => area && onCrop(area)}>
        {t.yes}
      </Button>
    </div>
  )
  return (
    <Dialog title={t.title} width="lg" sheet onClose={onClose} footer={footer}>
      <div className="relative h-[min(40dvh,420px)] overflow-hidden rounded-md bg-inset">
        <Cropper
          image={src}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={shapes[shape]}
          keyboardStep={8}
          roundCropAreaPixels
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t.area }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <fieldset>
          <legend className="mb-1.5 text-13 font-medium">{t.shape}</legend>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(shapes) as Shape[]).map((one) => (
              <Chip key={one} selected={one === shape} onPress={() => setShape(one)}>
                {t.shapes[one]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <label htmlFor={zoomId} className="grid content-start gap-1.5 text-13 font-medium">
          {t.zoom}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="min-h-8 accent-jade"
          />
        </label>
      </div>
      <p role="status" className={isSmall ? 'mt-2 text-13 text-amber' : 'mt-2 text-13 text-ink-2'}>
        {area && t.size(area.width, area.height)}
        {isSmall && ` · ${t.small}`}
      </p>
    </Dialog>
  )
}
