import { HonestSection } from './landing/honest-section';
import { InviteSection } from './landing/invite-section';
import { LandingFooter } from './landing/landing-footer';
import { LandingHero } from './landing/landing-hero';
import { PrivacySection } from './landing/privacy-section';
import { StepsSection } from './landing/steps-section';

export default function LandingScreen() {
  return (
    <>
      <LandingHero />
      <StepsSection />
      <HonestSection />
      <PrivacySection />
      <InviteSection />
      <LandingFooter />
    </>
  );
}
