import { readSkills } from './skill';

export const careSkills = readSkills(`
[elderly-and-dependent-care]
elderly-care ; h ; cuidado de personas mayores, cuidado de ancianos, atención a personas mayores, cuidado de adultos mayores, atención geriátrica ; elderly care, care of the elderly, senior care, aged care, eldercare ; personal-care-assistance, dementia-care
personal-care-assistance ; h ; aseo e higiene personal, asistencia personal a dependientes, higiene y aseo de personas dependientes, aseo de personas mayores ; personal care, personal care assistance, assistance with bathing and dressing, personal hygiene assistance, intimate care ; elderly-care, patient-hygiene
dependent-care ; h ; atención a personas dependientes, atención a la dependencia, cuidado de personas dependientes, atención sociosanitaria ; care of dependent people, dependency care, social and health care, caregiving, adult social care ; elderly-care, home-care
home-care ; h ; ayuda a domicilio, atención domiciliaria, asistencia domiciliaria, servicio de ayuda a domicilio, servicio SAD ; home care, domiciliary care, home help, in-home care, home health aide work ; dependent-care, elderly-care
live-in-care ; h ; cuidado de personas en régimen interno, cuidadora interna ; live-in care ; home-care
care-home-work ; h ; atención en residencias, gerocultura, gerocultor, trabajo en residencia de mayores ; care home work, residential care, nursing home care, assisted living ; elderly-care, dependent-care
day-centre-care ; h ; centro de día para mayores, atención en centro de día ; day centre care, adult day care ; elderly-care, elderly-activities
dementia-care ; h ; cuidado de personas con demencia, atención a personas con alzhéimer, cuidado de pacientes con Alzheimer, demencias ; dementia care, Alzheimer's care, memory care ; elderly-care, cognitive-stimulation
disability-support ; h ; atención a personas con discapacidad, apoyo a la discapacidad, atención a la diversidad funcional, discapacidad intelectual ; disability support, support for people with disabilities, learning disability support, intellectual disability ; dependent-care, autism-support
autism-support ; h ; trastorno del espectro autista, alumnado con TEA, intervención en autismo, apoyo a personas con autismo ; autism support, autism spectrum disorder, ASD, autism ; special-education, behaviour-modification
mental-health-support-work ; h ; apoyo en salud mental, acompañamiento en salud mental, rehabilitación psicosocial ; mental health support work, psychosocial rehabilitation, mental health support ; psychological-support, disability-support
respite-care ; h ; respiro familiar, cuidados de respiro ; respite care ; home-care
person-centred-care ; h ; atención centrada en la persona, ACP, modelo centrado en la persona ; person-centred care, person-centered care, patient-centred care, patient-centered care ; elderly-care, individual-support-plans
individual-support-plans ; h ; plan individual de atención, planes de apoyo individualizados, PIA, PAI ; individual support plans, individual care plans ; person-centred-care
elderly-activities ; h ; animación sociocultural con mayores, dinamización de personas mayores, terapia recreativa ; activities for the elderly, recreational therapy, elderly activity coordination ; elderly-care, sociocultural-animation
companionship ; h ; acompañamiento de personas mayores, compañía a personas mayores, acompañamiento a citas médicas, acompañamiento hospitalario ; companionship care, companion care, escorting to medical appointments ; home-care
night-care ; h ; cuidado nocturno de enfermos, velas nocturnas, acompañamiento nocturno de enfermos ; night care, waking nights, overnight patient sitting ; elderly-care
telecare ; h ; teleasistencia, teleasistencia domiciliaria ; telecare, medical alert service ; home-care, telehealth
care-home-management ; h ; dirección de centros residenciales, dirección de residencias, gestión de centros geriátricos ; care home management, residential facility management ; care-home-work
medication-reminders ; h ; control de la toma de medicación, recordatorio de medicación, preparación de pastilleros ; medication reminders, medication prompting, pill organisers ; medication-administration, home-care
meal-preparation-care ; h ; preparación de comidas a domicilio, preparación de comidas para dependientes ; meal preparation for clients, preparing meals for the elderly ; home-care
adult-safeguarding ; h ; prevención del maltrato a mayores, protección de adultos vulnerables ; adult safeguarding, safeguarding vulnerable adults, elder abuse prevention ; safeguarding, elderly-care

[veterinary]
veterinary-medicine ; h ; medicina veterinaria, clínica veterinaria, veterinaria ; veterinary medicine, veterinary practice ; small-animal-medicine, veterinary-surgery
small-animal-medicine ; h ; clínica de pequeños animales, medicina de pequeños animales, animales de compañía, pequeñas especies ; small animal medicine, companion animal medicine, small animal practice ; veterinary-medicine
large-animal-medicine ; h ; clínica de grandes animales, grandes especies, medicina bovina, clínica bovina, buiatría ; large animal medicine, farm animal practice, bovine medicine, livestock medicine ; veterinary-medicine, animal-health
equine-medicine ; h ; medicina equina, clínica equina ; equine medicine, equine practice ; large-animal-medicine
exotic-animal-medicine ; h ; clínica de animales exóticos, animales exóticos, fauna silvestre ; exotic animal medicine, exotic pets, wildlife medicine ; veterinary-medicine
veterinary-surgery ; h ; cirugía veterinaria, esterilización de mascotas, ovariohisterectomía, castraciones de perros y gatos ; veterinary surgery, spaying and neutering, animal surgery ; veterinary-medicine, veterinary-anaesthesia
veterinary-anaesthesia ; h ; anestesia veterinaria ; veterinary anaesthesia, veterinary anesthesia ; veterinary-surgery
veterinary-nursing ; h ; auxiliar de veterinaria, asistencia veterinaria, auxiliar técnico veterinario, enfermería veterinaria ; veterinary nursing, veterinary assisting, vet nursing, veterinary technician work ; veterinary-medicine, animal-handling
veterinary-diagnostics ; h ; diagnóstico veterinario, ecografía veterinaria, radiología veterinaria, laboratorio veterinario ; veterinary diagnostics, veterinary imaging, veterinary radiology, veterinary ultrasound ; veterinary-medicine
veterinary-vaccination ; h ; vacunación animal, desparasitación, identificación con microchip, vacunación y desparasitación de mascotas ; animal vaccination, deworming, microchipping ; veterinary-medicine
animal-handling ; h ; manejo de animales, contención de animales, sujeción de animales ; animal handling, animal restraint, handling animals ; veterinary-nursing, animal-care
animal-care ; h ; cuidado de animales, cuidado de mascotas, cuidador de animales ; animal care, pet care, kennel work ; animal-handling, dog-walking
dog-grooming ; h ; peluquería canina, estética canina, grooming canino ; dog grooming, pet grooming ; animal-care
dog-training ; h ; adiestramiento canino, educación canina, etología canina, modificación de conducta canina ; dog training, canine training, dog behaviour ; animal-handling, animal-behaviour
animal-behaviour ; h ; etología, comportamiento animal, bienestar animal ; animal behaviour, animal behavior, ethology, animal welfare ; dog-training
dog-walking ; h ; paseo de perros, paseador de perros ; dog walking, pet sitting ; animal-care
animal-health ; h ; sanidad animal, saneamiento ganadero, salud animal ; animal health, livestock health, herd health ; large-animal-medicine, zoonosis-control
zoonosis-control ; h ; control de zoonosis, zoonosis ; zoonosis control, zoonotic diseases ; animal-health, public-health
meat-inspection ; h ; inspección veterinaria de mataderos, inspección de carnes, inspección ante mortem ; meat inspection, slaughterhouse inspection ; food-safety-inspection, animal-health
animal-reproduction ; h ; reproducción animal, inseminación artificial, inseminación artificial bovina ; animal reproduction, artificial insemination ; large-animal-medicine
veterinary-sales ; h ; venta de productos veterinarios, visita veterinaria ; veterinary sales, animal health sales ; veterinary-medicine, b2b-sales
horse-care ; h ; cuidado de caballos, doma de caballos, manejo de cuadras, mozo de cuadra ; horse care, stable management, horse grooming ; animal-handling, riding-instruction
zookeeping ; h ; cuidado de fauna en zoológicos, cuidador de zoo, acuariología ; zookeeping, aquarium keeping, zoo animal care ; animal-care
animal-shelter-work ; h ; protectora de animales, gestión de adopciones de animales, refugio de animales ; animal shelter work, animal rescue, pet adoption ; animal-care
`);
