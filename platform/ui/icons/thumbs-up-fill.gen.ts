// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const thumbsUpFillIcon = 'M234 80a24 24 0 0 0-18-8h-56V56a40 40 0 0 0-40-40 8 8 0 0 0-7 4L75 96H32a16 16 0 0 0-16 16v88a16 16 0 0 0 16 16h172a24 24 0 0 0 24-21l12-96a24 24 0 0 0-6-19M32 112h40v88H32Z'
