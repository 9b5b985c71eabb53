import { sharpPhotoPixels } from '@trayecto/core/document';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import type { PictureArea } from './crop-picture';

const CLOSEST = 4;
const STEP = 0.1;

interface CropDialogProps {
  /** Of the picture that was chosen. */
  readonly address: string;
  readonly isBusy: boolean;
  readonly onUse: (area: PictureArea) => void;
  readonly onClose: () => void;
}

/** The part of a picture that becomes the person's: moved and zoomed by hand, wheel, fingers or keys. */
export default function CropDialog({ address, isBusy, onUse, onClose }: CropDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const zoomTo = (next: number) => setZoom(Math.min(CLOSEST, Math.max(1, next)));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('profile.cropTitle')}
      description={t('profile.cropLine')}
    >
      <div className="relative h-72 overflow-hidden rounded-card bg-desk sm:h-80">
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          aspect={1}
          maxZoom={CLOSEST}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('profile.cropArea') }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className="mt-4 flex items-center gap-2">
        <IconButton
          icon={ZoomOut}
          label={t('profile.zoomOut')}
          disabled={zoom <= 1}
          onClick={() => zoomTo(zoom - STEP * 2)}
        />
        <label htmlFor={id} className="sr-only">
          {t('profile.zoom')}
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={CLOSEST}
          step={STEP}
          value={zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-11 min-w-0 grow accent-sea"
        />
        <IconButton
          icon={ZoomIn}
          label={t('profile.zoomIn')}
          disabled={zoom >= CLOSEST}
          onClick={() => zoomTo(zoom + STEP * 2)}
        />
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {area !== null &&
          area.width < sharpPhotoPixels &&
          t('profile.cropCoarse', { own: area.width, needed: sharpPhotoPixels })}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('profile.cancelCrop')}</Button>
        <Button
          kind="primary"
          isBusy={isBusy}
          disabled={area === null}
          onClick={() => area && onUse(area)}
        >
          {t('profile.useCrop')}
        </Button>
      </div>
    </Dialog>
  );
}
