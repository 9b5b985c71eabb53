import { readCertificates } from './credential';

/** Certificates of languages, teaching and leisure. */
export const teachingCertificates = readCertificates(`
[english]
cambridge-ket ; Cambridge English ; A2 Key, KET, Cambridge KET ; ; english
cambridge-pet ; Cambridge English ; B1 Preliminary, PET, Cambridge PET ; ; english
cambridge-fce ; Cambridge English ; B2 First, FCE, First Certificate in English, First Certificate ; ; english
cambridge-cae ; Cambridge English ; C1 Advanced, CAE, Certificate in Advanced English, Advanced Certificate ; ; english
cambridge-cpe ; Cambridge English ; C2 Proficiency, CPE, Certificate of Proficiency in English, Proficiency ; ; english
bec-vantage ; Cambridge English ; B2 Business Vantage, BEC Vantage, BEC ; ; english
linguaskill ; Cambridge English ; Linguaskill ; ; english
ielts ; British Council – IDP – Cambridge ; IELTS, IELTS Academic ; ; english
toefl-ibt ; ETS ; TOEFL, TOEFL iBT ; ; english
toeic ; ETS ; TOEIC, TOEIC Listening and Reading ; ; english
trinity-ise ; Trinity College London ; Trinity ISE, ISE II, ISE III, ISE I ; ; english
aptis ; British Council ; APTIS, Aptis ESOL ; ; english
oxford-test-of-english ; Oxford University Press ; Oxford Test of English, OTE ; ; english
pte-academic ; Pearson ; PTE Academic, Pearson Test of English ; ; english
duolingo-english-test ; Duolingo ; Duolingo English Test, DET ; ; english
eoi-english-b2 ; Escuela Oficial de Idiomas ; Certificado de nivel intermedio B2 de inglés EOI, EOI inglés B2 ; Official School of Languages English B2, EOI English B2 ; english
eoi-english-c1 ; Escuela Oficial de Idiomas ; Certificado de nivel avanzado C1 de inglés EOI, EOI inglés C1 ; Official School of Languages English C1, EOI English C1 ; english
[languages]
dele-b2 ; Instituto Cervantes ; DELE B2, Diploma de español B2 ; DELE B2, Spanish Diploma B2 ; spanish
dele-c1 ; Instituto Cervantes ; DELE C1, Diploma de español C1 ; DELE C1, Spanish Diploma C1 ; spanish
dele-c2 ; Instituto Cervantes ; DELE C2, Diploma de español C2 ; DELE C2, Spanish Diploma C2 ; spanish
siele ; Instituto Cervantes ; SIELE, SIELE Global ; ; spanish
ccse ; Instituto Cervantes ; CCSE, Conocimientos constitucionales y socioculturales de España ; CCSE, Spanish Citizenship Knowledge Test ; spanish
delf-b1 ; France Éducation international ; DELF B1 ; ; french
delf-b2 ; France Éducation international ; DELF B2 ; ; french
dalf-c1 ; France Éducation international ; DALF C1 ; ; french
dalf-c2 ; France Éducation international ; DALF C2 ; ; french
tcf ; France Éducation international ; TCF, Test de connaissance du français ; ; french
goethe-b1 ; Goethe-Institut ; Goethe-Zertifikat B1, Goethe B1 ; ; german
goethe-b2 ; Goethe-Institut ; Goethe-Zertifikat B2, Goethe B2 ; ; german
goethe-c1 ; Goethe-Institut ; Goethe-Zertifikat C1, Goethe C1 ; ; german
goethe-c2 ; Goethe-Institut ; Goethe-Zertifikat C2, Großes Deutsches Sprachdiplom ; ; german
telc-deutsch-b1 ; telc ; telc Deutsch B1 ; ; german
testdaf ; TestDaF-Institut ; TestDaF ; ; german
osd ; ÖSD ; ÖSD Zertifikat B2, ÖSD ; ; german
celi-3 ; Università per Stranieri di Perugia ; CELI 3, CELI 3 B2 ; ; italian
cils-b2 ; Università per Stranieri di Siena ; CILS Due B2, CILS B2 ; ; italian
plida-b2 ; Società Dante Alighieri ; PLIDA B2 ; ; italian
caple-diple ; CAPLE – Universidade de Lisboa ; DIPLE, CAPLE B2 ; ; portuguese
celpe-bras ; Inep ; Celpe-Bras ; ; portuguese
hsk-4 ; Chinese Testing International ; HSK 4, Hanyu Shuiping Kaoshi 4 ; ; mandarin-chinese
jlpt-n2 ; Japan Foundation ; JLPT N2, Noken N2 ; ; japanese
torfl ; Ministerio de Educación de Rusia ; TORFL, TRKI ; ; russian
catalan-c1 ; Generalitat de Catalunya ; Certificado C1 de catalán, Nivel C de catalán ; Catalan C1 Certificate ; catalan
jqcv-c1 ; Generalitat Valenciana ; JQCV C1 de valenciano, Mitjà de valenciano ; Valencian C1 Certificate ; catalan
euskera-ega ; HABE ; EGA, Certificado C1 de euskera ; EGA, Basque C1 Certificate ; basque
celga-4 ; Xunta de Galicia ; Celga 4, Certificado C1 de gallego ; Celga 4, Galician C1 Certificate ; galician
sign-language-b1 ; CNSE ; Lengua de signos española B1 ; Spanish Sign Language B1 ; sign-language
[teaching]
celta ; Cambridge English ; CELTA, Certificate in Teaching English to Speakers of Other Languages ; ; english-language-teaching
delta ; Cambridge English ; DELTA, Diploma in Teaching English to Speakers of Other Languages ; ; english-language-teaching
tefl ; Entidad acreditada ; TEFL, Certificado TEFL 120 horas ; TEFL, TEFL Certificate ; english-language-teaching
trinity-certtesol ; Trinity College London ; Trinity CertTESOL, CertTESOL ; ; english-language-teaching
tkt ; Cambridge English ; TKT, Teaching Knowledge Test ; ; english-language-teaching
qts ; Department for Education (UK) ; QTS, Habilitación docente del Reino Unido ; QTS, Qualified Teacher Status ; teaching
us-teaching-licence ; State board of education (US) ; Licencia docente estatal de Estados Unidos ; State Teaching License, Teaching Credential ; teaching
dele-examiner ; Instituto Cervantes ; Acreditación de examinador DELE, Examinador DELE, Examinadora DELE ; DELE Examiner Accreditation ; spanish-as-foreign-language
cert-prof-teaching ; SEPE ; Docencia de la formación profesional para el empleo, SSCE0110, Certificado de profesionalidad de docencia ; Certificate of Professional Competence in Vocational Teaching, SSCE0110 ; vocational-education, training-delivery
google-certified-educator-1 ; Google for Education ; Google Certified Educator Level 1, Educador certificado de Google nivel 1 ; Google Certified Educator Level 1 ; google-classroom, educational-technology
google-certified-educator-2 ; Google for Education ; Google Certified Educator Level 2, Educador certificado de Google nivel 2 ; Google Certified Educator Level 2 ; google-classroom, educational-technology
microsoft-certified-educator ; Microsoft ; Microsoft Certified Educator, MCE ; ; educational-technology
apple-teacher ; Apple ; Apple Teacher ; ; educational-technology
digital-teaching-competence-b1 ; Administraciones educativas ; Acreditación de la competencia digital docente B1, Competencia digital docente B1 ; Digital Teaching Competence B1 (Spain) ; educational-technology
montessori-diploma ; Association Montessori Internationale ; Diploma AMI Montessori, Guía Montessori ; AMI Montessori Diploma ; montessori
leisure-monitor ; Comunidad autónoma ; Monitor de ocio y tiempo libre, Monitora de ocio y tiempo libre, Monitor de actividades de tiempo libre, Título de monitor de tiempo libre ; Youth Leisure Monitor Certificate, Leisure and Free Time Instructor ; leisure-time-monitoring, childrens-play
leisure-coordinator ; Comunidad autónoma ; Coordinador de ocio y tiempo libre, Director de tiempo libre, Directora de tiempo libre ; Youth Leisure Coordinator Certificate ; leisure-time-monitoring, summer-camps
school-canteen-monitor ; Entidad formadora ; Monitor de comedor escolar, Monitora de comedor escolar ; School Canteen Monitor Certificate ; school-canteen-supervision
driving-instructor-cert ; DGT ; Certificado de aptitud de profesor de formación vial, Profesor de formación vial ; Spanish Driving Instructor Certificate, Approved Driving Instructor ; driving-instruction
emdr-level-2 ; EMDR Europe ; EMDR nivel II, Formación EMDR nivel 2 ; EMDR Level II, EMDR Part 2 Training ; emdr
mbsr-teacher ; Mindfulness-Based Professional Training Institute ; Instructor MBSR, Profesor de mindfulness MBSR ; MBSR Teacher, Mindfulness-Based Stress Reduction Teacher ; mindfulness
`);
