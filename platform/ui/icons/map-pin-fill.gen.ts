// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const mapPinFillIcon = 'M128 16a88 88 0 0 0-88 88c0 75 80 132 83 135a8 8 0 0 0 10 0c3-3 83-60 83-135a88 88 0 0 0-88-88m0 56a32 32 0 1 1-32 32 32 32 0 0 1 32-32'
