type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Act = {
  on: HTMLElement
  /** What was typed or chosen; for a box, how a press left it; undefined for other presses. */
  value?: string | boolean
  /** When the replay first looked at it. */
  lookedAtMs?: number
  /** Its part of the page had no script at the last look. */
  waits?: boolean
}

const boxes = '[type=checkbox], [type=radio]'

/** A pressed element that needs a script. Submit buttons of server forms and links work without one. */
function pressed(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined
  return target.closest<HTMLElement>(`button, ${boxes}`) ?? undefined
}

function isBox(on: EventTarget | null): on is HTMLInputElement {
  return on instanceof Element && on.matches(boxes)
}

function isFilledIn(on: EventTarget | null): on is Field {
  return on instanceof Element && on.matches(`input:not(${boxes}, [type=file]), textarea, select`)
}

/** React compares with the last value it saw, which it tracks with a setter on the element itself. */
function fill(field: Field, value: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * React does not act on the event, because it comes again. React listens as soon as it begins to hydrate: it would
 * hydrate the part at once and handle the event, which would then count twice. The browser acts only where that does not
 * leave the page: a checkbox changes under the finger.
 */
function leaveForLater(event: Event): void {
  if (!isBox(event.target)) event.preventDefault()
  event.stopPropagation()
}

/** How long a press waits for the script of its part of the page. */
const patienceMs = 15_000

/** React leaves its properties on each element that it has hydrated; a lazy part of the page gets them later. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}

/** Whether to do an act now: its part has its script, or none came in time. */
function isReady(act: Act): boolean {
  const nowMs = performance.now()
  act.lookedAtMs ??= nowMs
  if (!act.on.isConnected || nowMs - act.lookedAtMs > patienceMs) return true
  if (!isHydrated(act.on)) {
    act.waits = true
    return false
  }
  // React may still be about to commit a part that has just got its properties: it is ready at the next look.
  const isReadyNow = !act.waits
  act.waits = false
  return isReadyNow
}

function doAgain({ on, value }: Act): void {
  if (typeof value === 'string') return fill(on as Field, value)
  if (on instanceof HTMLFormElement) return on.requestSubmit()
  // React takes no notice of a press that changes nothing.
  if (isBox(on)) on.checked = !value
  on.click()
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

/** Whether something was typed or chosen before in the same form: a press there must not overtake it. */
function isHeldUp({ on }: Act, earlier: readonly Act[]): boolean {
  const form = on.closest('form')
  return form !== null && earlier.some((act) => form.contains(act.on))
}

/**
 * Acts that wait, in their order. An act of a part that has its script is not held up by one that has none yet, except in
 * the same form.
 */
function createReplay() {
  const acts: Act[] = []
  let isAlive = false
  let isRunning = false
  let isActing = false

  async function run() {
    isRunning = true
    while (acts.length > 0) {
      const next = acts.find((act, at) => !isHeldUp(act, acts.slice(0, at)) && isReady(act))
      if (!next) {
        await pause(20)
        continue
      }
      acts.splice(acts.indexOf(next), 1)
      isActing = true
      try {
        doAgain(next)
      } catch (error) {
        // The acts after it still count.
        reportError(error)
      }
      isActing = false
      // A press must see what was typed before it.
      await pause(0)
    }
    isRunning = false
  }

  return {
    acts,
    add: (act: Act) => {
      acts.push(act)
      if (isAlive && !isRunning) void run()
    },
    start: () => {
      isAlive = true
      void run()
    },
    /** True while an act is done again, for its own events. */
    isActing: () => isActing,
    /** Whether React handles an event on the element by itself. */
    isServed: (on: HTMLElement) => isAlive && isHydrated(on),
    /** Whether it also handles it in order. */
    isInOrder: (on: HTMLElement) => isAlive && !isRunning && isHydrated(on),
  }
}

/**
 * Records presses and input on parts of the page whose scripts are not loaded yet, and replays them afterwards:
 * nobody has to press twice or loses what they typed.
 *
 * Presses during the replay are recorded too, or they would come before what was typed before them.
 *
 * @param signal stops it
 */
export function recordEarlyActs(signal?: AbortSignal): void {
  const { acts, add, start, isActing, isServed, isInOrder } = createReplay()

  function hold(event: Event, on: HTMLElement | undefined) {
    if (!on || isActing() || isInOrder(on)) return
    leaveForLater(event)
    // Pressing again because nothing happens means one press; a second press on a checkbox takes the first back.
    const before = acts.findIndex((act) => act.on === on)
    if (before === -1) add({ on, value: isBox(on) ? on.checked : undefined })
    else if (isBox(on) && on.type === 'checkbox') acts.splice(before, 1)
  }

  function onPress(event: Event) {
    hold(event, pressed(event.target))
  }

  /** Submission by the Enter key, without pressing a button. */
  function onSubmit(event: Event) {
    hold(event, event.target as HTMLFormElement)
  }

  function onInput({ target: on }: Pick<Event, 'target'>) {
    if (!isFilledIn(on) || isActing()) return
    const before = acts.findIndex((act) => act.on === on)
    if (before !== -1) acts.splice(before, 1)
    if (!isServed(on)) add({ on, value: on.value })
  }

  // What was typed before even this script ran.
  const focused = document.activeElement as HTMLInputElement | null
  if (focused?.value !== focused?.defaultValue) onInput({ target: focused })
  const options = { capture: true, signal }
  document.addEventListener('click', onPress, options)
  document.addEventListener('input', onInput, options)
  document.addEventListener('submit', onSubmit, options)
  document.addEventListener('alive', start, { once: true })
}
