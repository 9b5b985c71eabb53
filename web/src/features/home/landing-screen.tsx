import { HonestSection } from './landing/honest-section';
import { InviteSection } from './landing/invite-section';
import { LandingFooter } from './landing/landing-footer';
import { LandingHero } from './landing/landing-hero';
import { PicturesSection } from './landing/pictures-section';
import { PrivacySection } from './landing/privacy-section';
import { StepsSection } from './landing/steps-section';

export default function LandingScreen() {
  return (
    <>
      <LandingHero />
      <StepsSection />
      <PicturesSection />
      <HonestSection />
      <PrivacySection />
      <InviteSection />
      <LandingFooter />
    </>
  );
}
