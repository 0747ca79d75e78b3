import { Box, chakra, Stack } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/dialogs';
import type { DeskError } from '../../deskApi';
import { type Crop, keptPart, maxZoom, middle, movedCrop, type Size } from './crop';
import { Small } from '../../kit/screenLayout';

/** The longest side of the picture as it is drawn, in pixels: enough for a sharp dialog. */
const drawnPixels = 1000;

interface FrameProps {
  picture: ImageBitmap;
  shape: Size;
  crop: Crop;
  onMove: (crop: Crop) => void;
}

/** The whole picture, with a frame around what is kept, which follows the pointer. */
function Frame({ picture, shape, crop, onMove }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>();
  const { width, height } = picture;
  const kept = keptPart(picture, shape, crop);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const scale = Math.min(1, drawnPixels / Math.max(picture.width, picture.height));
    // As attributes they would be styles to Chakra.
    current.width = picture.width * scale;
    current.height = picture.height * scale;
    current.getContext('2d')?.drawImage(picture, 0, 0, current.width, current.height);
  }, [picture]);

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const move = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!last.current) return;
    const shown = width / currentTarget.clientWidth;
    const by = { x: (x - last.current.x) * shown, y: (y - last.current.y) * shown };
    last.current = { x, y };
    onMove(movedCrop(crop, picture, shape, by));
  };
  const end = () => {
    last.current = undefined;
  };
  return (
    <Box
      aria-hidden
      data-frame
      position="relative"
      overflow="hidden"
      width="fit-content"
      maxWidth="100%"
      alignSelf="center"
      cursor="move"
      touchAction="none"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <chakra.canvas ref={canvas} display="block" maxWidth="100%" maxHeight="72" />
      <Box
        position="absolute"
        borderWidth="2px"
        borderColor="white"
        boxShadow="0 0 0 100vmax {colors.blackAlpha.700}"
        style={{
          left: percent(kept.x, width),
          top: percent(kept.y, height),
          width: percent(kept.width, width),
          height: percent(kept.height, height),
        }}
      />
    </Box>
  );
}

interface RangeProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  isOff?: boolean;
  onChange: (value: number) => void;
}

function Range({ label, value, min = 0, max = 100, isOff = false, onChange }: RangeProps) {
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="{spacing.32} 1fr"
      gap="3"
      alignItems="center"
      color={isOff ? 'fg.muted' : undefined}
    >
      {label}
      <chakra.input
        type="range"
        minHeight="6"
        width="100%"
        accentColor="{colors.brand.navy}"
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
        value={value}
        min={min}
        max={max}
        disabled={isOff}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </chakra.label>
  );
}

interface CropDialogProps {
  picture: ImageBitmap;
  shape: Size;
  isBusy: boolean;
  error?: DeskError | SerializedError | undefined;
  onSave: (crop: Crop) => void;
  onClose: () => void;
}

/** Lets one choose which part of a picture is kept, by pointer or by keyboard. */
export function CropDialog({ picture, shape, isBusy, error, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation('desk');
  const [crop, setCrop] = useState(middle);
  const kept = keptPart(picture, shape, crop);
  const [width, height] = [Math.round(kept.width), Math.round(kept.height)];
  const put = (changed: Partial<Crop>) => setCrop({ ...crop, ...changed });
  return (
    <ConfirmDialog
      isOpen
      onOpen={onClose}
      title={t('picture.crop')}
      description={t('picture.cropLead')}
      confirm={t('picture.save')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => onSave(crop)}
    >
      <Frame picture={picture} shape={shape} crop={crop} onMove={setCrop} />
      <Stack gap="2">
        <Range
          label={t('picture.zoom')}
          value={crop.zoom}
          min={middle.zoom}
          max={maxZoom}
          onChange={(zoom) => put({ zoom })}
        />
        <Range
          label={t('picture.across')}
          value={crop.x}
          isOff={width >= picture.width}
          onChange={(x) => put({ x })}
        />
        <Range
          label={t('picture.down')}
          value={crop.y}
          isOff={height >= picture.height}
          onChange={(y) => put({ y })}
        />
      </Stack>
      <Small role="status">
        {[
          t('picture.kept', { width, height }),
          ...(width < shape.width ? [t('picture.small', { width: shape.width, height: shape.height })] : []),
        ].join(' ')}
      </Small>
    </ConfirmDialog>
  );
}
