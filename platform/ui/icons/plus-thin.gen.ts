// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const plusThinIcon = 'M224 128a8 8 0 0 1-8 8h-80v80a8 8 0 0 1-16 0v-80H40a8 8 0 0 1 0-16h80V40a8 8 0 0 1 16 0v80h80a8 8 0 0 1 8 8'
