import { readSkills } from './skill';

export const qualitySafetySkills = readSkills(`
[quality]
quality-control ; h ; control de calidad, inspección de calidad, verificación de calidad, inspección visual, control de calidad de producto, controles de calidad ; quality control, quality inspection, QC, visual inspection, product inspection, quality checks, quality inspections ; metrology, quality-assurance ; quality-assurance
quality-assurance ; h ; aseguramiento de la calidad, garantía de calidad, aseguramiento de calidad, QA ; quality assurance, QA ; quality-control, quality-management ; quality-control, software-testing
quality-management ; h ; gestión de calidad, gestión de la calidad, sistemas de gestión de calidad, sistema de gestión de la calidad, SGC, calidad total ; quality management, quality management systems, quality management system, QMS, total quality management, TQM ; iso-9001, quality-audits ;
iso-9001 ; h ; ISO 9001, ISO9001, norma ISO 9001, ISO 9001:2015, UNE-EN ISO 9001 ; ISO 9001, ISO9001, ISO 9001 standard, ISO 9001:2015 ; quality-management, iso-14001 ; iso-14001, iso-27001, iso-45001
iso-standards ; h ; normas ISO, normativa ISO, implantación de normas ISO, sistemas integrados de gestión, SIG de calidad y medio ambiente ; ISO standards, ISO certification, implementing ISO standards, integrated management systems ; iso-9001, iso-14001 ;
iso-13485 ; h ; ISO 13485, productos sanitarios ISO 13485 ; ISO 13485, medical device quality management ; quality-management ; iso-9001
iso-17025 ; h ; ISO 17025, ISO/IEC 17025, acreditación ENAC, acreditación de laboratorios ; ISO 17025, ISO/IEC 17025, laboratory accreditation ; laboratory-techniques, calibration ;
iso-15189 ; h ; ISO 15189 ; ; iso-17025 ;
iatf-16949 ; h ; IATF 16949, ISO/TS 16949, TS 16949, ISO TS 16949 ; ; quality-management, apqp ;
en-9100 ; h ; EN 9100, AS9100, UNE-EN 9100 ; ; quality-management ;
iso-50001 ; h ; ISO 50001, sistema de gestión energética ; ISO 50001, energy management system ; energy-efficiency ; iso-9001
efqm ; h ; modelo EFQM, EFQM ; EFQM model, EFQM ; quality-management ;
quality-audits ; h ; auditorías de calidad, auditorías internas de calidad, auditor interno ISO, auditorías de sistemas de gestión ; quality audits, internal quality audits, ISO internal auditor, quality auditing ; iso-9001 ;
nonconformity-management ; h ; gestión de no conformidades, no conformidades, acciones correctivas, acciones correctivas y preventivas ; nonconformity management, non-conformances, corrective actions, corrective and preventive actions, CAPA, non-conformance reports ; 8d, root-cause-analysis ;
root-cause-analysis ; h ; análisis de causa raíz, análisis de causas ; root cause analysis, RCA ; nonconformity-management, 8d ;
ishikawa ; h ; diagrama de Ishikawa, espina de pescado, diagrama causa-efecto ; Ishikawa diagram, fishbone diagram, cause and effect diagram ; root-cause-analysis ;
five-whys ; h ; 5 porqués, cinco porqués ; 5 whys, five whys ; root-cause-analysis ;
8d ; h ; 8D, metodología 8D, informes 8D ; 8D, 8D problem solving, 8D reports ; root-cause-analysis ;
pdca ; h ; ciclo PDCA, PDCA, ciclo de Deming ; PDCA cycle, PDCA, plan-do-check-act, Deming cycle ; continuous-improvement ;
fmea ; h ; AMFE, análisis modal de fallos y efectos, FMEA ; FMEA, failure mode and effects analysis, PFMEA, DFMEA ; apqp, root-cause-analysis ;
apqp ; h ; APQP, PPAP, APQP/PPAP ; ; iatf-16949, fmea ;
spc ; h ; control estadístico de procesos, SPC, CEP, gráficos de control ; statistical process control, SPC, control charts ; minitab, msa ;
msa ; h ; análisis de sistemas de medición, MSA, estudios R&R ; measurement system analysis, MSA, gauge R&R ; spc, metrology ;
control-plans ; h ; planes de control, pautas de control ; control plans, inspection plans ; quality-control ;
customer-claims-quality ; h ; reclamaciones de calidad, gestión de reclamaciones técnicas ; quality complaints, technical claims handling ; nonconformity-management ;
supplier-quality ; h ; calidad de proveedores, SQA, homologación de proveedores en calidad ; supplier quality, supplier quality assurance, SQA, supplier quality management ; quality-audits ;
metrology ; h ; metrología, metrología dimensional, instrumentos de medición, verificación dimensional, medición dimensional, aparatos de medida ; metrology, dimensional metrology, measuring instruments, dimensional inspection, precision measurement, measuring equipment ; calipers-micrometer, cmm, calibration ;
calipers-micrometer ; t ; calibre y micrómetro, pie de rey, micrómetro, calibre, vernier, calibrador vernier ; calipers and micrometers, vernier caliper, micrometer, micrometers, calipers, vernier calipers ; metrology ;
cmm ; t ; máquina de medición por coordenadas, CMM, máquina tridimensional, PC-DMIS, máquinas tridimensionales ; coordinate measuring machine, CMM, CMM programming, PC-DMIS ; metrology ;
calibration ; h ; calibración, calibración de equipos, calibración de instrumentos, verificación de equipos de medida ; calibration, equipment calibration, instrument calibration, calibrating instruments ; metrology, industrial-instrumentation ;
non-destructive-testing ; h ; ensayos no destructivos, pruebas no destructivas ; non-destructive testing, NDT, nondestructive testing ; welding-inspection ;
ultrasonic-testing ; h ; ultrasonidos END, inspección por ultrasonidos ; ultrasonic testing, ultrasonic inspection ; non-destructive-testing ;
penetrant-testing ; h ; líquidos penetrantes ; dye penetrant testing, liquid penetrant testing ; non-destructive-testing ;
magnetic-particle-testing ; h ; partículas magnéticas ; magnetic particle testing, magnetic particle inspection ; non-destructive-testing ;
industrial-radiography ; h ; radiografía industrial ; industrial radiography, radiographic testing ; non-destructive-testing ;
destructive-testing ; h ; ensayos mecánicos, ensayos destructivos, ensayos de materiales ; mechanical testing, destructive testing, material testing, materials testing ; materials-science ;
tensile-testing ; h ; ensayos de tracción ; tensile testing, tensile tests ; destructive-testing ;
hardness-testing ; h ; ensayos de dureza ; hardness testing, hardness tests ; destructive-testing ;
traceability ; h ; trazabilidad, trazabilidad del producto, trazabilidad de lotes ; traceability, product traceability, batch traceability, lot tracking ; quality-control ;
gmp ; h ; buenas prácticas de fabricación, GMP, BPF, normas de correcta fabricación, NCF, BPM (buenas prácticas de manufactura), buenas prácticas de manufactura, cGMP ; good manufacturing practice, GMP, cGMP, good manufacturing practices, current good manufacturing practice ; pharmaceutical-manufacturing, gxp ;
gxp ; h ; GxP, buenas prácticas GxP, BPD, buenas prácticas de distribución, GDP (distribución) ; GxP, good distribution practice ; gmp ;
process-validation ; h ; validación de procesos, cualificación de equipos, validaciones IQ OQ PQ, validación de limpieza ; process validation, equipment qualification, IQ OQ PQ, cleaning validation, validation protocols ; gmp ;
computer-system-validation ; h ; validación de sistemas informatizados, GAMP 5, 21 CFR Part 11, CSV (validación) ; computer system validation, computerized system validation, GAMP 5, 21 CFR Part 11 ; gmp ;
regulatory-compliance-product ; h ; registro de productos, regulatory affairs, registro sanitario ; product registration, FDA regulations, product regulatory affairs ; gmp ;
reach-clp ; h ; REACH, reglamento REACH, fichas de datos de seguridad, etiquetado de productos químicos ; REACH, CLP, REACH regulation, safety data sheets, SDS, MSDS, GHS, COSHH ; chemical-safety ;

[lean-and-improvement]
lean-manufacturing ; h ; lean manufacturing, manufactura esbelta, producción ajustada, lean, metodología lean, herramientas lean, filosofía lean, lean production ; lean manufacturing, lean production, lean, lean methodology, lean tools, lean principles, Toyota Production System ; five-s, kaizen, six-sigma ; lean-startup
six-sigma ; h ; Six Sigma, Seis Sigma, 6 Sigma, Lean Six Sigma, Green Belt, Black Belt ; Six Sigma, 6 Sigma, Lean Six Sigma, Green Belt, Black Belt, Six Sigma Green Belt, Six Sigma Black Belt ; lean-manufacturing, minitab, spc ;
dmaic ; h ; DMAIC ; ; six-sigma ;
five-s ; h ; 5S, metodología 5S, cinco S ; 5S, 5S methodology, 5S system ; lean-manufacturing ;
kaizen ; h ; Kaizen, eventos Kaizen ; Kaizen, Kaizen events ; continuous-improvement ;
continuous-improvement ; h ; mejora continua, proyectos de mejora continua, procesos de mejora continua ; continuous improvement, CI projects, continual improvement, continuous process improvement ; kaizen, pdca, lean-manufacturing ;
smed ; h ; SMED, cambio rápido de utillaje ; SMED, quick changeover ; lean-manufacturing ;
poka-yoke ; h ; poka-yoke, a prueba de errores ; poka-yoke, mistake proofing, error proofing ; lean-manufacturing ;
value-stream-mapping ; h ; mapa de flujo de valor, VSM, mapeo de la cadena de valor ; value stream mapping, VSM ; lean-manufacturing ;
just-in-time ; h ; justo a tiempo, just in time, JIT ; just-in-time, JIT ; lean-manufacturing ;
oee ; h ; OEE, eficiencia global de los equipos ; OEE, overall equipment effectiveness ; tpm ;
gemba ; h ; Gemba, Gemba walks ; Gemba walks, Gemba ; lean-manufacturing ;
hoshin-kanri ; h ; Hoshin Kanri ; ; lean-manufacturing ;
visual-management ; h ; gestión visual ; visual management ; lean-manufacturing ;
work-standardization ; h ; estandarización de procesos, trabajo estándar, instrucciones de trabajo, PNT ; process standardization, standard work, standardized work, work instructions, process standardisation ; lean-manufacturing ;

[food-safety]
haccp ; h ; APPCC, análisis de peligros y puntos de control críticos, HACCP, sistema APPCC, puntos críticos de control ; HACCP, hazard analysis and critical control points, HACCP system, HACCP plans ; food-safety, food-hygiene ;
food-safety ; h ; seguridad alimentaria, inocuidad alimentaria, inocuidad de los alimentos, higiene y seguridad alimentaria, seguridad de los alimentos ; food safety, food safety management, food safety standards, food safety and hygiene ; haccp, iso-22000 ;
iso-22000 ; h ; ISO 22000, FSSC 22000 ; ; food-safety, haccp ;
brc ; h ; BRC, norma BRC, BRCGS, BRC Food ; BRC, BRC standard, BRCGS, BRC Global Standards ; food-safety, ifs-food ;
ifs-food ; h ; IFS Food, norma IFS ; IFS Food, IFS standard ; food-safety, brc ; ifs
globalgap ; h ; GlobalG.A.P., buenas prácticas agrícolas, BPA ; GlobalG.A.P., good agricultural practices, GAP certification ; food-safety ;
food-allergens ; h ; alérgenos alimentarios, control de alérgenos, gestión de alérgenos, alérgenos ; food allergens, allergen management, allergen control, allergens ; food-safety ;
food-labelling ; h ; etiquetado alimentario, etiquetado nutricional ; food labelling, food labeling, nutrition labelling ; food-safety ;
cold-chain ; h ; cadena de frío, control de la cadena de frío, control de temperaturas ; cold chain, cold chain management, temperature control ; food-safety, refrigerated-transport ;

[health-and-safety]
occupational-risk-prevention ; h ; prevención de riesgos laborales, PRL, seguridad y salud laboral, seguridad laboral, salud y seguridad en el trabajo, seguridad industrial, seguridad y salud en el trabajo, SST, seguridad y salud ocupacional, higiene y seguridad, seguridad e higiene ; occupational health and safety, occupational risk prevention, health and safety, OHS, occupational safety, workplace safety, industrial safety, OSHA, H&S, health & safety, OSHA regulations, HSE ; risk-assessment-safety, iso-45001, ppe ;
risk-assessment-safety ; h ; evaluación de riesgos laborales, identificación de peligros, matriz de riesgos laborales, IPER, evaluaciones de riesgos ; occupational risk assessment, risk assessments, hazard identification, job hazard analysis, job safety analysis ; occupational-risk-prevention ;
iso-45001 ; h ; ISO 45001, OHSAS 18001, OHSAS ; ; occupational-risk-prevention ; iso-9001
ppe ; h ; equipos de protección individual, EPI, EPIs, EPP, uso de EPI, equipos de protección personal ; personal protective equipment, PPE, use of PPE ; occupational-risk-prevention ;
ergonomics ; h ; ergonomía, ergonomía laboral, evaluación ergonómica, ergonomía y psicosociología ; ergonomics, workplace ergonomics, ergonomic assessment, human factors ; occupational-risk-prevention ;
industrial-hygiene ; h ; higiene industrial, mediciones higiénicas ; industrial hygiene, occupational hygiene ; occupational-risk-prevention ;
accident-investigation ; h ; investigación de accidentes, investigación de accidentes laborales, investigación de incidentes ; accident investigation, incident investigation ; occupational-risk-prevention ;
safety-training ; h ; formación en prevención, capacitación en seguridad, charlas de seguridad, charlas de 5 minutos, formación en PRL ; safety training, toolbox talks, health and safety training, safety briefings ; occupational-risk-prevention ;
emergency-plans ; h ; planes de emergencia, plan de autoprotección, plan de emergencia y evacuación, simulacros, planes de evacuación ; emergency plans, emergency planning, evacuation plans, emergency drills, fire drills, emergency preparedness ; fire-safety ;
fire-safety ; h ; protección contra incendios, prevención de incendios, PCI, seguridad contra incendios, sistemas contra incendios, manejo de extintores, uso de extintores ; fire safety, fire protection, fire prevention, fire extinguishers, fire protection systems, fire risk assessment ; emergency-plans ; firefighting
working-at-height ; h ; trabajos en altura, trabajo en altura, trabajo en alturas, trabajos verticales, línea de vida ; working at height, work at height, working at heights, fall protection, fall arrest ; occupational-risk-prevention ; rope-access
rope-access ; h ; acceso por cuerdas, trabajos verticales con cuerda, técnicas de acceso y posicionamiento mediante cuerdas, IRATA ; rope access, IRATA, industrial rope access ; working-at-height ;
confined-spaces ; h ; espacios confinados, trabajos en espacios confinados, entrada en espacios confinados ; confined spaces, confined space entry, confined space work ; occupational-risk-prevention ;
lockout-tagout ; h ; bloqueo y etiquetado, LOTO, consignación de equipos ; lockout/tagout, LOTO, lock out tag out, isolation procedures ; occupational-risk-prevention ;
atex ; h ; ATEX, atmósferas explosivas, zonas ATEX ; ATEX, explosive atmospheres, hazardous areas ; occupational-risk-prevention ;
hazardous-substances ; h ; manipulación de sustancias peligrosas, manejo de productos químicos, manipulación de productos químicos, sustancias peligrosas, materiales peligrosos ; hazardous substances handling, hazardous materials, handling chemicals, hazmat, chemical handling, hazardous materials handling ; reach-clp, chemical-safety ; dangerous-goods
chemical-safety ; h ; seguridad química, seguridad en laboratorio, almacenamiento de productos químicos ; chemical safety, laboratory safety, lab safety, chemical storage ; reach-clp ;
asbestos-removal ; h ; retirada de amianto, desamiantado, trabajos con amianto ; asbestos removal, asbestos abatement, asbestos awareness ; hazardous-substances ;
permit-to-work ; h ; permisos de trabajo, permiso de trabajo ; permit to work, work permits, permit-to-work systems ; occupational-risk-prevention ;
construction-safety ; h ; seguridad en obra, coordinación de seguridad y salud en obras, plan de seguridad y salud, recurso preventivo, coordinador de seguridad y salud ; construction site safety, construction safety, CDM regulations, site safety management, safety coordinator ; occupational-risk-prevention ;
hse-management ; h ; gestión de seguridad y medio ambiente, HSE, SSOMA, HSEQ, EHS ; HSE management, EHS, HSEQ, SHEQ, EHS management, QHSE ; occupational-risk-prevention, environmental-management ;
explosives-handling ; h ; manejo de explosivos, voladuras, artillero ; explosives handling, shotfiring ; mining ;
`);
