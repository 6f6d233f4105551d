// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const zoomInIcon = 'M152 112a8 8 0 0 1-8 8h-24v24a8 8 0 0 1-16 0v-24H80a8 8 0 0 1 0-16h24V80a8 8 0 0 1 16 0v24h24a8 8 0 0 1 8 8m78 118a8 8 0 0 1-12 0l-50-50a88 88 0 1 1 12-12l50 50a8 8 0 0 1 0 12m-118-46a72 72 0 1 0-72-72 72 72 0 0 0 72 72'
