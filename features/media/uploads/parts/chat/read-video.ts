/** Thrown when this browser cannot play a video. */
export class UnplayableVideo extends Error {}

export interface ReadVideo {
  /** A picture of the first moments; undefined where the browser draws none before somebody presses play. */
  poster: File | undefined
}

const patienceMs = 8_000
const mostSide = 1_280

/** Waits for an event of the video; `'late'` after eight seconds. Throws `UnplayableVideo` when it cannot be played. */
function waitFor(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal) {
  return new Promise<'there' | 'late'>((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), patienceMs)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    const options = { once: true, signal }
    video.addEventListener(
      event,
      end(() => resolve('there')),
      options,
    )
    video.addEventListener(
      'error',
      end(() => reject(new UnplayableVideo(video.error?.message ?? ''))),
      options,
    )
    signal.addEventListener(
      'abort',
      end(() => resolve('late')),
      { once: true },
    )
  })
}

async function drawn(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video
  const share = Math.min(1, mostSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * share))
  canvas.height = Math.max(1, Math.round(videoHeight * share))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82))
  return blob ? new File([blob], 'poster.jpg', { type: blob.type }) : undefined
}

/** Draws the poster of a chosen video. Throws `UnplayableVideo` when this browser cannot play it. */
export async function readVideo(file: File, signal: AbortSignal): Promise<ReadVideo> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const loaded = waitFor(video, 'loadeddata', signal)
    video.src = address
    if ((await loaded) === 'late' || video.videoWidth === 0) return { poster: undefined }
    // Many videos begin with a black picture. What a browser has recorded may have no known duration.
    const at = Number.isFinite(video.duration) ? Math.min(0.5, video.duration / 3) : 0
    const sought = waitFor(video, 'seeked', signal)
    video.currentTime = at
    await sought
    return { poster: await drawn(video) }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
